-- Spins that operators take back (4), and draws of a wheel in the order of their time, for its results.

ALTER TABLE wheel_spin DROP CONSTRAINT wheel_spin_state_check, ADD CONSTRAINT wheel_spin_state_check
  CHECK (state BETWEEN 1 AND 4);

CREATE INDEX wheel_draw_by_wheel ON wheel_draw (wheel_id, drawn_at DESC, spin_id DESC);
