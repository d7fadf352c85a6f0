-- What customers keep about themselves.

-- The photo of a customer; null while their initials stand for them. What was sent at registration
-- was never shown.
ALTER TABLE customers DROP COLUMN profile_photo;
ALTER TABLE customers ADD COLUMN photo_id text REFERENCES photos;
CREATE INDEX customers_photo ON customers (photo_id) WHERE photo_id IS NOT NULL;
