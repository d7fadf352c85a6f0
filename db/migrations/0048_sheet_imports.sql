-- A sheet of dishes, snacks, plans or weekly menus that was imported in one go, with what it wrote: each
-- thing as it was before and as it was left, so that all of it can be taken back as long as nothing was
-- built on it.
CREATE TABLE sheet_imports (
  id uuid PRIMARY KEY,
  noun text NOT NULL,
  file_name text NOT NULL,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  new_rows int NOT NULL,
  changed_rows int NOT NULL,
  wrote jsonb,
  taken_back_at timestamptz,
  taken_back_by text,
  CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL)),
  CHECK ((taken_back_at IS NULL) = (wrote IS NOT NULL))
);
CREATE INDEX sheet_imports_noun ON sheet_imports (noun, at DESC);
