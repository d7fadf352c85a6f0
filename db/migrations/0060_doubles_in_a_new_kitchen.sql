-- A connection keeps the plan of a function that it has made while the tables were nearly empty, where reading
-- all is as cheap as an index, until ANALYZE has seen more rows. Whoever brings their customers from a
-- spreadsheet does so on the first day: each of five thousand would be compared with all others.
ALTER FUNCTION doubles_of(uuid[]) SET enable_seqscan TO off;
ALTER FUNCTION find_doubles_by_order() SET enable_seqscan TO off;

-- The same holds for an index of some rows that is read whole. Who is erased has no name, and so no home.
DROP INDEX customers_home;
CREATE INDEX customers_home ON customers (name_at_home(first_name, last_name, address));
