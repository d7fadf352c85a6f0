-- Photos that staff upload, kept here so that every node has them and every backup.

CREATE TABLE photos (
  -- The hash of the stored bytes: a path that names it never shows anything else.
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  -- WebP, at most 480 and 960 pixels wide.
  webp_480 bytea NOT NULL,
  webp_960 bytea NOT NULL,
  -- Pixels of the larger one.
  width int NOT NULL CHECK (width BETWEEN 1 AND 960),
  height int NOT NULL CHECK (height BETWEEN 1 AND 1920),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Null while the picture is the drawn one.
ALTER TABLE snacks ADD COLUMN photo_id text REFERENCES photos;
CREATE INDEX snacks_photo ON snacks (photo_id) WHERE photo_id IS NOT NULL;
