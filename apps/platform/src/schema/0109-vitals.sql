-- How pages felt to visitors, as counts alone: so many measures of a kind of page fell into a bucket on a day.

CREATE TABLE vital_tally (
  day date NOT NULL,
  page text NOT NULL,
  vital text NOT NULL,
  bucket smallint NOT NULL CHECK (bucket BETWEEN 0 AND 120),
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, page, vital, bucket)
);
