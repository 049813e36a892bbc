-- 0001-loyalty: The levels of the loyalty programme, with those the house starts out with.

      CREATE TABLE loyalty_level (
        id uuid PRIMARY KEY,
        name text NOT NULL UNIQUE CHECK (name <> ''),
        -- From 1, without gaps that would show: pictures and texts are found by it.
        position integer NOT NULL UNIQUE CHECK (position >= 1),
        points bigint NOT NULL UNIQUE CHECK (points >= 0)
      );
      INSERT INTO loyalty_level (id, name, position, points) VALUES
        ('019ab000-0000-7000-8000-000000000001', 'Felt', 1, 0),
        ('019ab000-0000-7000-8000-000000000002', 'Ivory', 2, 100),
        ('019ab000-0000-7000-8000-000000000003', 'Copper', 3, 500),
        ('019ab000-0000-7000-8000-000000000004', 'Bronze', 4, 2000),
        ('019ab000-0000-7000-8000-000000000005', 'Silver', 5, 7500),
        ('019ab000-0000-7000-8000-000000000006', 'Gold', 6, 25000),
        ('019ab000-0000-7000-8000-000000000007', 'Onyx', 7, 100000),
        ('019ab000-0000-7000-8000-000000000008', 'Brass', 8, 400000);
    