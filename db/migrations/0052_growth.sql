-- What grows with a kitchen's years is found by an index, and counted when it is written.

-- A search finds a text anywhere in a name, a number or an address: its runs of three letters are looked up.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX customers_search ON customers
  USING gin (email gin_trgm_ops, phone gin_trgm_ops, (first_name || ' ' || last_name) gin_trgm_ops);
CREATE INDEX household_members_search ON household_members USING gin (name gin_trgm_ops);
CREATE INDEX subscriptions_search ON subscriptions USING gin (number gin_trgm_ops,
  customer_name gin_trgm_ops, customer_email gin_trgm_ops, customer_phone gin_trgm_ops,
  plan_name gin_trgm_ops);
CREATE INDEX tiffin_orders_search ON tiffin_orders
  USING gin (number gin_trgm_ops, (address ->> 'text') gin_trgm_ops);
CREATE INDEX snack_orders_search ON snack_orders
  USING gin (number gin_trgm_ops, customer_name gin_trgm_ops, customer_phone gin_trgm_ops);
CREATE INDEX catering_inquiries_search ON catering_inquiries USING gin (number gin_trgm_ops,
  first_name gin_trgm_ops, last_name gin_trgm_ops, (first_name || ' ' || last_name) gin_trgm_ops,
  email gin_trgm_ops, location gin_trgm_ops, phone gin_trgm_ops);
CREATE INDEX payments_search ON payments USING gin (reference gin_trgm_ops);
CREATE INDEX mails_search ON mails USING gin (to_address gin_trgm_ops, subject gin_trgm_ops);
CREATE INDEX contact_messages_search ON contact_messages
  USING gin ((name || chr(1) || email || chr(1) || subject) gin_trgm_ops);
CREATE INDEX audit_log_search ON audit_log USING gin (actor gin_trgm_ops, action gin_trgm_ops);
-- A number is looked for from its beginning.
CREATE INDEX subscriptions_numbered ON subscriptions (number text_pattern_ops);
CREATE INDEX tiffin_orders_numbered ON tiffin_orders (number text_pattern_ops);
CREATE INDEX snack_orders_numbered ON snack_orders (number text_pattern_ops);
CREATE INDEX catering_inquiries_numbered ON catering_inquiries (number text_pattern_ops);

-- The ways in which lists are sorted, and what few rows of them are.
CREATE INDEX customers_by_name ON customers (first_name, id);
CREATE INDEX customers_disabled ON customers (created_at) WHERE disabled_at IS NOT NULL;
CREATE INDEX customers_tagged ON customers (tags) WHERE tags <> '{}' AND erased_at IS NULL;
CREATE INDEX subscriptions_start ON subscriptions (start_day);
CREATE INDEX subscriptions_by_name ON subscriptions (customer_name);
CREATE INDEX subscriptions_ended ON subscriptions (ended_at);
CREATE INDEX tiffin_orders_created ON tiffin_orders (created_at);
CREATE INDEX tiffin_orders_not_delivered ON tiffin_orders (delivery_day) WHERE not_delivered IS NOT NULL;
CREATE INDEX payments_amount ON payments (amount_cents, place);
CREATE INDEX payments_created ON payments (created_at, place);
CREATE INDEX payments_method ON payments (method, received_day);
CREATE INDEX catering_quotes_to_change ON catering_quotes (inquiry_id) WHERE change_requested_at IS NOT NULL;
CREATE INDEX desk_steps_undo ON desk_steps (undo_until);
CREATE INDEX mails_status ON mails (status, created_at);
CREATE INDEX mails_kind ON mails (kind, created_at);
CREATE INDEX mails_channel ON mails (channel, created_at) WHERE channel <> 'email';
CREATE INDEX audit_log_action ON audit_log (action, at);
CREATE INDEX audit_log_thing ON audit_log (resource_id);

-- How many rows of a list there are of each kind, on each day and (day null) in all. Whoever writes adds
-- what came and what went as lines of their own, so that nobody waits for anybody; a night adds them up.
CREATE TABLE list_counts (
  list text NOT NULL,
  day date,
  kinds text[] NOT NULL,
  rows int NOT NULL
);
CREATE INDEX list_counts_day ON list_counts (list, day);

CREATE FUNCTION recount_lists() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DELETE FROM list_counts; END $$;

DO $do$
DECLARE
  listed record;
  lines text := '';
BEGIN
  FOR listed IN SELECT * FROM (VALUES
    ('tiffin_orders', 'delivery_day', $$ARRAY[status, slot, coalesce(not_delivered, '')]$$),
    ('snack_orders', 'delivery_day', 'ARRAY[status, delivery_type]'),
    ('subscriptions', NULL, 'ARRAY[status]'),
    ('payments', 'received_day', 'ARRAY[method]'),
    ('customers', NULL, $$ARRAY[CASE WHEN erased_at IS NULL THEN 'known' ELSE 'erased' END]$$),
    ('mails', NULL, 'ARRAY[status, channel, kind]'),
    ('audit_log', NULL, 'ARRAY[resource, action]')
  ) AS of (name, day, kinds)
  LOOP
    EXECUTE format($made$
      CREATE FUNCTION count_%1$s() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          INSERT INTO list_counts SELECT '%1$s', day, kinds, count(*) FROM (%2$s) AS came GROUP BY day, kinds;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO list_counts SELECT '%1$s', day, kinds, -count(*) FROM (%3$s) AS went GROUP BY day, kinds;
        ELSE
          INSERT INTO list_counts SELECT '%1$s', day, kinds, sum(one) FROM (
            SELECT *, 1 AS one FROM (%2$s) AS came UNION ALL SELECT *, -1 FROM (%3$s) AS went) AS both_
          GROUP BY day, kinds HAVING sum(one) <> 0;
        END IF;
        RETURN NULL;
      END $body$;
      CREATE TRIGGER %1$s_came AFTER INSERT ON %1$s REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION count_%1$s();
      CREATE TRIGGER %1$s_went AFTER DELETE ON %1$s REFERENCING OLD TABLE AS old_rows
        FOR EACH STATEMENT EXECUTE FUNCTION count_%1$s();
      CREATE TRIGGER %1$s_changed AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION count_%1$s()$made$,
      listed.name,
      concat('SELECT NULL::date AS day, ', listed.kinds, ' AS kinds FROM new_rows',
        ' UNION ALL SELECT ' || listed.day || ', ' || listed.kinds || ' FROM new_rows'),
      concat('SELECT NULL::date AS day, ', listed.kinds, ' AS kinds FROM old_rows',
        ' UNION ALL SELECT ' || listed.day || ', ' || listed.kinds || ' FROM old_rows'));
    lines := lines || format('
      INSERT INTO list_counts SELECT %L, day, kinds, count(*) FROM (
        SELECT %s AS day, %s AS kinds FROM %s) AS here GROUP BY GROUPING SETS (%s);',
      listed.name, coalesce(listed.day, 'NULL::date'), listed.kinds, listed.name,
      CASE WHEN listed.day IS NULL THEN '(day, kinds)' ELSE '(day, kinds), (kinds)' END);
  END LOOP;
  -- All of it anew, at one moment of the database (repeatable read), so that nothing that is being
  -- written is counted twice or left out.
  EXECUTE format('CREATE OR REPLACE FUNCTION recount_lists() RETURNS void LANGUAGE plpgsql AS $body$
    BEGIN
      DELETE FROM list_counts;%s
    END $body$', lines);
END $do$;
SELECT recount_lists();
