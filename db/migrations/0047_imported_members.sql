-- Household members come with an import of customers, and go with it. Whoever is changed by hand
-- afterwards is the import's no longer.
ALTER TABLE household_members ADD COLUMN import_id uuid REFERENCES imports;
CREATE INDEX household_members_import ON household_members (import_id) WHERE import_id IS NOT NULL;
ALTER TABLE imports ADD COLUMN members int NOT NULL DEFAULT 0;
