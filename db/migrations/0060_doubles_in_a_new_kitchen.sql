-- A connection keeps the plan of a function that it has made while the tables were nearly empty, where reading
-- all is as cheap as an index, until ANALYZE has seen more rows. Whoever brings their customers from a
-- spreadsheet does so on the first day: each of five thousand would be compared with all others.
ALTER FUNCTION doubles_of(uuid[]) SET enable_seqscan TO off;
ALTER FUNCTION find_doubles_by_order() SET enable_seqscan TO off;

-- The same holds for an index of some rows that is read whole. Who is erased has no address, and so no home.
-- Customers are read while the new one is made.
CREATE INDEX customers_home_of_all ON customers (name_at_home(first_name, last_name, address));
DROP INDEX customers_home;
ALTER INDEX customers_home_of_all RENAME TO customers_home;
