-- The kitchen's logo stands beside its business profile; the other groups of settings show nothing.
ALTER TABLE settings ADD COLUMN photo_id text REFERENCES photos;
