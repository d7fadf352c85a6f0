-- What the kitchen calls its customers for itself, and the day of the year of a birthday that somebody
-- gave.
ALTER TABLE customers ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
CREATE INDEX customers_tags ON customers USING gin (tags);
ALTER TABLE customers ADD COLUMN birthday text
  CHECK (birthday ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
CREATE INDEX customers_birthday ON customers (birthday) WHERE birthday IS NOT NULL;
