-- An import of customers brings addresses of their address books, and the numbers from which STOP was
-- said, also of whoever is there already. Both go with it when it is taken back; what somebody has changed
-- or said again since is the import's no longer.
ALTER TABLE customer_addresses ADD COLUMN import_id uuid REFERENCES imports;
CREATE INDEX customer_addresses_import ON customer_addresses (import_id) WHERE import_id IS NOT NULL;
ALTER TABLE opt_outs ADD COLUMN import_id uuid REFERENCES imports;
CREATE INDEX opt_outs_import ON opt_outs (import_id) WHERE import_id IS NOT NULL;
ALTER TABLE imports ADD COLUMN addresses int NOT NULL DEFAULT 0;
ALTER TABLE imports ADD COLUMN stops int NOT NULL DEFAULT 0;
