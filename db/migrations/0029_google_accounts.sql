-- A customer's Google account is known by what Google calls its subject, which never changes and is
-- never given to somebody else, as an address can be.
ALTER TABLE customers ADD COLUMN google_sub text UNIQUE;

-- Identity tokens that signed somebody in: each does so once.
CREATE TABLE google_tokens (
  token_hash text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX google_tokens_expiry ON google_tokens (expires_at);
