-- Sessions of the desk end by themselves; those of customers (null) only with their day.
ALTER TABLE sessions ADD COLUMN idle_minutes int CHECK (idle_minutes > 0);
UPDATE sessions
  SET idle_minutes = 60, expires_at = least(expires_at, created_at + interval '12 hours')
  WHERE staff_id IS NOT NULL;

-- The code of an app as a second factor: its secret, sealed with the house's own, and the period of
-- the last code that was taken, since each works once.
ALTER TABLE staff ADD COLUMN totp_secret text;
ALTER TABLE staff ADD COLUMN totp_period bigint NOT NULL DEFAULT 0;

-- What opens the desk once when the second factor is lost.
CREATE TABLE staff_recovery_codes (
  code_hash text PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  used_at timestamptz
);
CREATE INDEX staff_recovery_codes_staff ON staff_recovery_codes (staff_id);

-- What somebody who knows the password is in the middle of: signing in, or adding a factor. It opens
-- nothing by itself.
CREATE TABLE staff_pending_steps (
  token_hash text PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('sign-in', 'totp', 'passkey')),
  -- The sealed secret that is being added, or the challenge that a passkey is to sign.
  secret text,
  tries int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

-- Passkeys as a second factor, by the id that the device gave them.
CREATE TABLE staff_passkeys (
  id text PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  name text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX staff_passkeys_staff ON staff_passkeys (staff_id);
