-- Customers are found while their name, e-mail address or number is typed: from its beginning, and a
-- phone number by its last digits, too, as people say them.
CREATE INDEX customers_first_name ON customers (lower(first_name) text_pattern_ops);
CREATE INDEX customers_last_name ON customers (lower(last_name) text_pattern_ops);
CREATE INDEX customers_email ON customers (email text_pattern_ops);
CREATE INDEX customers_phone ON customers (phone text_pattern_ops);
CREATE INDEX customers_phone_end ON customers (reverse(phone) text_pattern_ops);
