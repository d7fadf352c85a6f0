-- What the outbox sends reaches people by e-mail, by SMS, by WhatsApp or on paper.
ALTER TABLE mails ADD COLUMN channel text NOT NULL DEFAULT 'email'
  CHECK (channel IN ('email', 'sms', 'whatsapp', 'paper'));
UPDATE mails SET channel = 'paper' WHERE to_address IS NULL;
-- Not the other way round: a node of the version before writes no channel.
ALTER TABLE mails ADD CONSTRAINT mails_paper CHECK (channel <> 'paper' OR to_address IS NULL);

-- The latest try by a gateway: when it was asked and has not answered yet, which one, by which id of ours
-- it reports, how it calls the message itself, how many parts that took, and when it arrived.
ALTER TABLE mails ADD COLUMN asked_at timestamptz;
ALTER TABLE mails ADD COLUMN asked_of text;
ALTER TABLE mails ADD COLUMN reference uuid;
ALTER TABLE mails ADD COLUMN gateway_id text;
ALTER TABLE mails ADD COLUMN segments int;
ALTER TABLE mails ADD COLUMN delivered_at timestamptz;
CREATE UNIQUE INDEX mails_reference ON mails (reference) WHERE reference IS NOT NULL;
CREATE INDEX mails_gateway ON mails (gateway_id) WHERE gateway_id IS NOT NULL;

ALTER TABLE mails DROP CONSTRAINT mails_status_check;
ALTER TABLE mails ADD CONSTRAINT mails_status_check CHECK (status IN
  ('queued', 'sent', 'delivered', 'unanswered', 'kept', 'failed', 'withdrawn', 'to_print', 'printed'));
DROP INDEX mails_waiting;
CREATE INDEX mails_waiting ON mails (status)
  WHERE status IN ('queued', 'failed', 'unanswered', 'to_print');

-- Whoever has answered STOP: by number, since several people may share one.
CREATE TABLE opt_outs (
  phone text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp')),
  at timestamptz NOT NULL,
  PRIMARY KEY (phone, channel)
);

-- How many segments went to phones on a day, for its limit and what it cost.
CREATE TABLE gateway_days (
  channel text NOT NULL CHECK (channel IN ('sms', 'whatsapp')),
  day date NOT NULL,
  segments int NOT NULL,
  PRIMARY KEY (channel, day)
);

ALTER TABLE broadcast_recipients DROP CONSTRAINT broadcast_recipients_way_check;
ALTER TABLE broadcast_recipients ADD CONSTRAINT broadcast_recipients_way_check
  CHECK (way IN ('mail', 'sms', 'whatsapp', 'by_hand', 'none'));
ALTER TABLE broadcast_recipients DROP CONSTRAINT broadcast_recipients_reason_check;
ALTER TABLE broadcast_recipients ADD CONSTRAINT broadcast_recipients_reason_check
  CHECK (reason IN ('no_email', 'turned_off', 'no_consent', 'not_proved', 'leaving', 'no_mail_server',
    'opted_out'));
ALTER TABLE broadcast_recipients DROP CONSTRAINT broadcast_recipients_check;
ALTER TABLE broadcast_recipients ADD CONSTRAINT broadcast_recipients_reached
  CHECK ((way IN ('mail', 'sms', 'whatsapp')) = (reason IS NULL));

-- A customer's phone that was shown to be theirs by a code, and the code that is to show it. A phone that
-- changes is to be shown anew.
ALTER TABLE customers ADD COLUMN phone_verified_at timestamptz;
CREATE FUNCTION forget_phone_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.phone_verified_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER customers_phone_proof BEFORE UPDATE OF phone ON customers FOR EACH ROW
  WHEN (OLD.phone IS DISTINCT FROM NEW.phone AND OLD.phone_verified_at IS NOT DISTINCT FROM NEW.phone_verified_at)
  EXECUTE FUNCTION forget_phone_proof();

CREATE TABLE phone_codes (
  customer_id uuid PRIMARY KEY REFERENCES customers ON DELETE CASCADE,
  phone text NOT NULL,
  code_hash text NOT NULL,
  tries int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
-- How many codes a number was sent today.
CREATE INDEX mails_phone_codes ON mails (created_at) WHERE kind = 'phone_code';
