-- How many customers have each tag is counted when it is written, as lists are (0052_growth.sql): the desk
-- asks for the tags in use with every page of its customers.
CREATE FUNCTION count_customer_tags() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO list_counts SELECT 'customer_tags', NULL, ARRAY[tag], sum(one) FROM (
    SELECT unnest(NEW.tags) AS tag, 1 AS one WHERE NEW.erased_at IS NULL
    UNION ALL SELECT unnest(OLD.tags), -1 WHERE OLD.erased_at IS NULL) AS changed
  GROUP BY tag HAVING sum(one) <> 0;
  -- What nobody is called any more may have said something of whoever was: it goes at once.
  DELETE FROM list_counts WHERE list = 'customer_tags' AND kinds IN (
    SELECT kinds FROM list_counts WHERE list = 'customer_tags' AND kinds[1] = ANY (OLD.tags)
    GROUP BY kinds HAVING sum(rows) = 0);
  RETURN NULL;
END $$;
CREATE TRIGGER customer_tags_came AFTER INSERT ON customers FOR EACH ROW
  WHEN (NEW.tags <> '{}') EXECUTE FUNCTION count_customer_tags();
CREATE TRIGGER customer_tags_went AFTER DELETE ON customers FOR EACH ROW
  WHEN (OLD.tags <> '{}') EXECUTE FUNCTION count_customer_tags();
CREATE TRIGGER customer_tags_changed AFTER UPDATE ON customers FOR EACH ROW
  WHEN (OLD.tags IS DISTINCT FROM NEW.tags OR OLD.erased_at IS DISTINCT FROM NEW.erased_at)
  EXECUTE FUNCTION count_customer_tags();

DO $do$
DECLARE
  before text := (SELECT prosrc FROM pg_proc WHERE oid = 'recount_lists'::regproc);
BEGIN
  EXECUTE format('CREATE OR REPLACE FUNCTION recount_lists() RETURNS void LANGUAGE plpgsql AS %L',
    regexp_replace(before, 'END\s*$', $body$
      INSERT INTO list_counts SELECT 'customer_tags', NULL::date, ARRAY[tag], count(*) FROM (
        SELECT unnest(tags) AS tag FROM customers WHERE erased_at IS NULL) AS tagged GROUP BY tag;
    END $body$));
END $do$;
SELECT recount_lists();

DROP INDEX customers_tagged;
