-- How often somebody has made a call that has a limit, counted for all nodes. Who it was is a hash; what is
-- counted is over within the hour, so it is in no log of the database's: after a crash it begins anew.
CREATE UNLOGGED TABLE limited_calls (
  caller_hash text PRIMARY KEY,
  count int NOT NULL CHECK (count > 0),
  ends_at timestamptz NOT NULL
);
CREATE INDEX limited_calls_ends ON limited_calls (ends_at);
