-- A broadcast that was stopped: what of it had not gone out by then stays, and nobody more is told by hand.
ALTER TABLE broadcasts
  ADD COLUMN stopped_at timestamptz,
  ADD COLUMN stopped_by text,
  ADD CONSTRAINT broadcasts_stopped_check CHECK ((stopped_at IS NULL) = (stopped_by IS NULL));
