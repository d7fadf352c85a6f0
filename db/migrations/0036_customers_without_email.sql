-- A household that has a phone and no e-mail address is a customer like others: the desk writes down
-- what it orders, and what it is written is printed.
ALTER TABLE customers ALTER COLUMN email DROP NOT NULL;
ALTER TABLE customers ADD CONSTRAINT customers_contact CHECK (num_nonnulls(email, phone) > 0);
-- Whoever signs in has an address.
ALTER TABLE customers ADD CONSTRAINT customers_sign_in
  CHECK (email IS NOT NULL OR num_nonnulls(password_hash, google_sub, email_verified_at) = 0);

ALTER TABLE mails ALTER COLUMN to_address DROP NOT NULL;
ALTER TABLE mails DROP CONSTRAINT mails_status_check;
ALTER TABLE mails ADD CONSTRAINT mails_status_check
  CHECK (status IN ('queued', 'sent', 'kept', 'failed', 'withdrawn', 'to_print', 'printed'));

-- The link with which somebody whom the desk wrote down takes over their account; only its hash is
-- kept, and one for each: another one ends it.
CREATE TABLE account_invitations (
  customer_id uuid PRIMARY KEY REFERENCES customers ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

-- A weekly pattern is also stopped by the desk, for somebody on the phone.
ALTER TABLE usual_bookings DROP CONSTRAINT usual_bookings_stopped_by_check;
ALTER TABLE usual_bookings ADD CONSTRAINT usual_bookings_stopped_by_check
  CHECK (stopped_by IN ('customer', 'staff', 'plan'));
