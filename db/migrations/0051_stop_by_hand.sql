-- Who at the desk has noted that somebody wants no more messages, as they said it; null: STOP was answered
-- from the phone itself, and START from there alone begins them again.
ALTER TABLE opt_outs ADD COLUMN noted_by text;
