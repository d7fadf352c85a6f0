-- An address that something is brought to is one value (docs/decisions/0040): its text as it was typed
-- and what belongs to the door, the note for it among that.

CREATE FUNCTION pg_temp.delivery_address(typed text, note text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'text', typed, 'unitNumber', '', 'entryCode', '', 'doorNote', note,
    -- The last one in the text (domain/account/address.ts).
    'postalCode', (
      SELECT upper(found.code[1] || ' ' || found.code[2])
      FROM regexp_matches(typed,
        '\m([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)\M', 'gi')
        WITH ORDINALITY AS found (code, place)
      ORDER BY place DESC LIMIT 1))
  WHERE typed IS NOT NULL
$$;

ALTER TABLE subscriptions RENAME customer_address TO address;
ALTER TABLE subscriptions
  ALTER address TYPE jsonb USING pg_temp.delivery_address(address, door_note),
  DROP door_note;

ALTER TABLE tiffin_orders
  ALTER address TYPE jsonb USING pg_temp.delivery_address(address, door_note),
  DROP door_note;

-- Null for what is picked up.
ALTER TABLE snack_orders RENAME customer_address TO address;
ALTER TABLE snack_orders
  ALTER address TYPE jsonb USING pg_temp.delivery_address(address, door_note),
  DROP door_note;

-- Null while there is none.
ALTER TABLE customers
  ALTER address TYPE jsonb USING pg_temp.delivery_address(address, door_note),
  DROP door_note;

ALTER TABLE customer_addresses DROP CONSTRAINT customer_addresses_address_check;
ALTER TABLE customer_addresses
  ALTER address TYPE jsonb USING pg_temp.delivery_address(address, door_note),
  DROP door_note,
  ADD CHECK (length(address ->> 'text') BETWEEN 1 AND 500);

-- Rows that were written down in the shape of before cannot be put back into this one.
UPDATE desk_steps SET undo_until = least(undo_until, now());
