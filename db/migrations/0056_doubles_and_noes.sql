-- Pairs of customers who may be the same person are kept as they come about: where somebody is written, and
-- where somebody orders. So they are counted and listed at once, however many customers there are.

-- Whether somebody has chosen how they sign in; else the kitchen wrote them down.
CREATE FUNCTION signs_in(password_hash text, google_sub text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT num_nonnulls(password_hash, google_sub) > 0
$$;

-- Who lives where, whoever writes it: their name with the number of the house and its postal code, or with
-- the letters of the address where there is none. Null where one of them is not known.
CREATE FUNCTION name_at_home(first_name text, last_name text, address jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN first_name <> '' AND address ->> 'text' <> '' THEN
    lower(trim(first_name || ' ' || last_name)) || ' at ' || CASE
      WHEN address ->> 'postalCode' <> '' THEN concat_ws(' ',
        substring(regexp_replace(lower(address ->> 'text'), '(unit|apt|suite|#)[. ]*\S+', ' ', 'g') from '\d+'),
        address ->> 'postalCode')
      ELSE regexp_replace(lower(address ->> 'text'), '[^[:alnum:]]+', '', 'g') END
    END
$$;
CREATE INDEX customers_home ON customers (name_at_home(first_name, last_name, address)) WHERE erased_at IS NULL;

-- Each pair once, the smaller id first; `shares` is what they have in common, their numbers before all else.
CREATE TABLE doubles (
  one_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  other_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  shares text NOT NULL CHECK (shares IN ('phone', 'home', 'email')),
  PRIMARY KEY (one_id, other_id),
  CHECK (one_id < other_id)
);
CREATE INDEX doubles_other ON doubles (other_id);

-- Two people who were told apart, in the same order.
ALTER TABLE told_apart RENAME TO told_apart_before;
CREATE TABLE told_apart (
  one_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  other_id uuid NOT NULL REFERENCES customers ON DELETE CASCADE,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  CONSTRAINT told_apart_pair PRIMARY KEY (one_id, other_id),
  CHECK (one_id < other_id)
);
INSERT INTO told_apart
  SELECT DISTINCT ON (1, 2) least(written_id, signed_in_id), greatest(written_id, signed_in_id), at, actor
  FROM told_apart_before ORDER BY 1, 2, at;
DROP TABLE told_apart_before;
CREATE INDEX told_apart_other ON told_apart (other_id);

-- With whom these may be the same, told apart or not. Those who share a number of their own, or a name and an
-- address, whoever wrote them; and somebody whom the kitchen wrote down with whoever signs in and has
-- ordered with their number or address. Of each kind five at most: a number that very many have written says
-- nothing about who they are.
CREATE FUNCTION doubles_of(ids uuid[]) RETURNS SETOF doubles LANGUAGE sql STABLE AS $$
  WITH known AS (
    SELECT id, phone, email, signs_in(password_hash, google_sub) AS signs_in,
      name_at_home(first_name, last_name, address) AS home
    FROM customers WHERE id = ANY (ids) AND erased_at IS NULL
  ), found AS (
    SELECT known.id AS a, other.id AS b, 'phone' AS shares
    FROM known CROSS JOIN LATERAL (
      SELECT id FROM customers AS other
      WHERE other.phone = known.phone AND other.id <> known.id AND other.erased_at IS NULL LIMIT 5
    ) AS other
    UNION ALL
    SELECT known.id, other.id, 'home'
    FROM known CROSS JOIN LATERAL (
      SELECT id FROM customers AS other
      WHERE name_at_home(other.first_name, other.last_name, other.address) = known.home
        AND other.id <> known.id AND other.erased_at IS NULL LIMIT 5
    ) AS other
    UNION ALL
    SELECT known.id, other.id, other.shares
    FROM known CROSS JOIN LATERAL (
      SELECT DISTINCT other.id, said.shares FROM (
        SELECT customer_id, 'phone' AS shares FROM subscriptions WHERE customer_phone = known.phone
        UNION ALL SELECT customer_id, 'phone' FROM snack_orders WHERE customer_phone = known.phone
        UNION ALL SELECT customer_id, 'email' FROM subscriptions WHERE customer_email = known.email
        UNION ALL SELECT customer_id, 'email' FROM snack_orders WHERE customer_email = known.email
      ) AS said JOIN customers AS other ON other.id = said.customer_id
      WHERE signs_in(other.password_hash, other.google_sub) AND other.erased_at IS NULL LIMIT 5
    ) AS other
    WHERE NOT known.signs_in
    UNION ALL
    SELECT known.id, other.id, other.shares
    FROM known CROSS JOIN LATERAL (
      SELECT other.id, CASE WHEN other.phone = said.customer_phone THEN 'phone' ELSE 'email' END AS shares
      FROM (
        SELECT customer_phone, customer_email FROM subscriptions WHERE customer_id = known.id
        UNION SELECT customer_phone, customer_email FROM snack_orders WHERE customer_id = known.id
      ) AS said
        JOIN customers AS other ON other.phone = said.customer_phone OR other.email = said.customer_email
      WHERE NOT signs_in(other.password_hash, other.google_sub) AND other.erased_at IS NULL LIMIT 5
    ) AS other
    WHERE known.signs_in
  )
  SELECT least(a, b), greatest(a, b), max(shares) FROM found WHERE a <> b GROUP BY 1, 2
$$;

CREATE FUNCTION find_doubles_of_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO doubles SELECT * FROM doubles_of(ARRAY(SELECT id FROM new_rows)) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER customers_doubles_came AFTER INSERT ON customers REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION find_doubles_of_new();

CREATE FUNCTION find_doubles_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM doubles WHERE one_id = NEW.id OR other_id = NEW.id;
  INSERT INTO doubles SELECT * FROM doubles_of(ARRAY[NEW.id]) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER customers_doubles_changed AFTER UPDATE ON customers FOR EACH ROW
  WHEN (OLD.phone IS DISTINCT FROM NEW.phone
    OR OLD.email IS DISTINCT FROM NEW.email
    OR OLD.erased_at IS DISTINCT FROM NEW.erased_at
    OR OLD.first_name <> NEW.first_name
    OR OLD.last_name <> NEW.last_name
    OR OLD.address IS DISTINCT FROM NEW.address
    OR signs_in(OLD.password_hash, OLD.google_sub) <> signs_in(NEW.password_hash, NEW.google_sub))
  EXECUTE FUNCTION find_doubles_anew();

-- An order has its number and its address once it is there.
CREATE FUNCTION find_doubles_by_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO doubles
    SELECT least(own.id, other.id), greatest(own.id, other.id), max(other.shares)
    FROM new_rows AS said JOIN customers AS own ON own.id = said.customer_id CROSS JOIN LATERAL (
      SELECT other.id, CASE WHEN other.phone = said.customer_phone THEN 'phone' ELSE 'email' END AS shares
      FROM customers AS other
      WHERE (other.phone = said.customer_phone OR other.email = said.customer_email)
        AND other.id <> own.id AND other.erased_at IS NULL
        AND NOT signs_in(other.password_hash, other.google_sub) LIMIT 5
    ) AS other
    WHERE own.erased_at IS NULL AND signs_in(own.password_hash, own.google_sub)
    GROUP BY 1, 2
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER subscriptions_doubles AFTER INSERT ON subscriptions REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION find_doubles_by_order();
CREATE TRIGGER snack_orders_doubles AFTER INSERT ON snack_orders REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION find_doubles_by_order();

INSERT INTO doubles SELECT * FROM doubles_of(ARRAY(SELECT id FROM customers));

-- Who is known and said no in an imported sheet gets no more of such mails, by that sheet if it says no more
-- than that; and how many there were in an import.
ALTER TABLE mail_choices DROP CONSTRAINT mail_choices_how_check;
ALTER TABLE mail_choices ADD CONSTRAINT mail_choices_how_check
  CHECK (how IN ('settings', 'unsubscribe_link', 'phone', 'paper', 'sheet'));
ALTER TABLE mail_choices DROP CONSTRAINT mail_choices_check;
ALTER TABLE mail_choices ADD CONSTRAINT mail_choices_check
  CHECK ((how IN ('phone', 'paper', 'sheet')) = (told_on IS NOT NULL));
ALTER TABLE imports ADD COLUMN noes int NOT NULL DEFAULT 0;
