-- One row for each player: who they are, how they sign in, what they agreed to.
-- formerly 0001-players f9e6925725670ae8135a4cc44fb114db2cd59ff73e4c564aa509dcfd4e8e29b2

CREATE TABLE player (
  id uuid PRIMARY KEY,
  external_id bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) UNIQUE,
  status smallint NOT NULL DEFAULT 1 CHECK (status IN (1, 2, 3, 4)),
  email text CHECK (email = lower(email)),
  confirmed_at timestamptz,
  phone text,
  phone_confirmed boolean NOT NULL DEFAULT false,
  password_hash text,
  nickname text,
  first_name text,
  last_name text,
  country text,
  currency text,
  locale text,
  time_zone text,
  birthdate date,
  gender text CHECK (gender IN ('male', 'female')),
  nationality text,
  place_of_birth text,
  profession text,
  personal_id_number text,
  city text,
  address text,
  additional_address text,
  postal_code text,
  security_question text,
  security_answer text,
  receive_email_promo boolean NOT NULL DEFAULT false,
  receive_sms_promo boolean NOT NULL DEFAULT false,
  receive_bonus boolean NOT NULL DEFAULT true,
  agreed_at timestamptz,
  segment_ids text[] NOT NULL DEFAULT '{}',
  pwa_installed boolean NOT NULL DEFAULT false,
  freshchat_restore_id text,
  -- Fields of a scenario that have no column, by field name.
  further_fields jsonb NOT NULL DEFAULT '{}',
  -- How the player came: codes and marks given at registration, for the modules that honour them.
  registration_bonus_code text,
  registration_referral_code text,
  affiliate_tag text,
  fingerprint text,
  registration_address text,
  registration_country text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT player_can_sign_in CHECK (email IS NOT NULL OR phone IS NOT NULL)
);
CREATE UNIQUE INDEX player_email ON player (email);
-- A number that nobody proved to own must not keep its owner from using it.
CREATE UNIQUE INDEX player_confirmed_phone ON player (phone) WHERE phone_confirmed;
