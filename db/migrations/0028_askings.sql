-- A code by mail belongs to whoever asked for it, who holds a secret of the asking: their tries are
-- counted apart from everybody else's, so that nobody can use them up.

ALTER TABLE email_codes
  -- Null for askings from before this.
  ADD COLUMN asking_hash text,
  ADD COLUMN asker_tries int NOT NULL DEFAULT 0;
COMMENT ON COLUMN email_codes.tries IS 'of those who do not hold the secret of the asking';

-- Of idempotency keys only the hash is kept from now on (base64url of SHA-256), and no secret in an
-- answer: those to inquiries have the token that opens them, and visitors shared their keys.
DELETE FROM idempotency_keys WHERE caller = 'visitor' OR endpoint = 'POST /v1/catering-inquiry';
UPDATE idempotency_keys
SET key = translate(rtrim(encode(sha256(convert_to(key, 'UTF8')), 'base64'), '='), '+/', '-_');
