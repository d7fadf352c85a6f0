-- What the public site tells: the weekly menu, the blog, and what people write to the kitchen.

-- Counts the changes: whoever saves a group of settings names the version that was read.
ALTER TABLE settings ADD COLUMN version int NOT NULL DEFAULT 1;

CREATE TABLE dishes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  course text NOT NULL
    CHECK (course IN ('sabji', 'dal', 'rice', 'roti', 'farsan', 'salad', 'side', 'sweet')),
  -- Whom it suits as it is cooked: Jain food has no root vegetable, Swaminarayan food no onion or garlic.
  diets text[] NOT NULL
    CHECK (diets <@ ARRAY['vegetarian', 'jain', 'swaminarayan'] AND cardinality(diets) > 0),
  spice_level text NOT NULL DEFAULT 'mild'
    CHECK (spice_level IN ('mild', 'medium', 'hot', 'extra_hot')),
  preparation_minutes int CHECK (preparation_minutes BETWEEN 0 AND 10000),
  tags text[] NOT NULL DEFAULT '{}',
  -- Empty: there are none. Null: nobody has said, and nobody may be told that there are none.
  allergens text[],
  -- [{name, amount}] in the order in which it is shown.
  nutrition jsonb NOT NULL DEFAULT '[]',
  -- What one tiffin holds of it: 240 ml, 4 pieces. Null when nobody has said.
  portion_amount int CHECK (portion_amount BETWEEN 1 AND 100000),
  portion_unit text CHECK (portion_unit IN ('g', 'ml', 'pieces')),
  CHECK ((portion_amount IS NULL) = (portion_unit IS NULL)),
  photo_id text REFERENCES photos,
  -- Off: not offered to those who plan; weeks that have it keep it.
  is_active boolean NOT NULL DEFAULT true,
  -- Counts how often it was saved: whoever saves names the version that was read.
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX dishes_name ON dishes (lower(name));
CREATE INDEX dishes_photo ON dishes (photo_id) WHERE photo_id IS NOT NULL;

-- A week of the repeating cycle, or one certain week that is served instead.
CREATE TABLE menu_weeks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- 1 to the number of weeks in the cycle.
  cycle_position int CHECK (cycle_position >= 1),
  week_start date UNIQUE CHECK (extract(isodow FROM week_start) = 1),
  CHECK (num_nonnulls(cycle_position, week_start) = 1),
  -- Counts the changes: whoever saves names the version that was read.
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Positions close up in one statement when a week is taken out.
  CONSTRAINT menu_weeks_cycle UNIQUE (cycle_position) DEFERRABLE INITIALLY IMMEDIATE
);

-- What is served on one day of such a week.
CREATE TABLE menu_entries (
  week_id uuid NOT NULL REFERENCES menu_weeks ON DELETE CASCADE,
  -- 1 is Monday.
  weekday int NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  position int NOT NULL CHECK (position >= 0),
  dish_id uuid NOT NULL REFERENCES dishes,
  is_special boolean NOT NULL DEFAULT false,
  -- Who gets it that day; null is everybody whom it suits.
  served_to text[] CHECK (
    served_to <@ ARRAY['vegetarian', 'jain', 'swaminarayan'] AND cardinality(served_to) > 0
  ),
  PRIMARY KEY (week_id, weekday, position),
  UNIQUE (week_id, weekday, dish_id)
);
CREATE INDEX menu_entries_dish ON menu_entries (dish_id);

CREATE TABLE blog_categories (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL,
  sort_order int NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX blog_categories_name ON blog_categories (lower(name));

-- Words letter by letter, without those that English is full of (`how`, `the`).
CREATE TEXT SEARCH DICTIONARY as_written (TEMPLATE = simple, STOPWORDS = english);
CREATE TEXT SEARCH CONFIGURATION as_written (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION as_written ALTER MAPPING REPLACE simple WITH as_written;

CREATE TABLE posts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL,
  excerpt text NOT NULL DEFAULT '',
  markdown text NOT NULL,
  word_count int NOT NULL CHECK (word_count >= 0),
  category_id uuid NOT NULL REFERENCES blog_categories,
  -- What is drawn while there is no photo.
  picture text NOT NULL,
  photo_id text REFERENCES photos,
  -- Null: a draft. Still to come: scheduled. Past: published.
  published_at timestamptz,
  -- Counts how often it was saved: whoever saves names the version that was read.
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  search tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', excerpt), 'B')
    || setweight(to_tsvector('english', markdown), 'C')
    -- Also letter by letter: a half-typed word is often no beginning of its stem.
    || strip(to_tsvector('as_written', title || ' ' || excerpt || ' ' || markdown))
  ) STORED
)
-- Text and search words lie beside the table, so that lists and counts of finds read few pages.
WITH (toast_tuple_target = 256);
CREATE INDEX posts_published ON posts (published_at DESC, id);
CREATE INDEX posts_category ON posts (category_id, published_at DESC, id);
CREATE INDEX posts_title ON posts (title, id);
CREATE INDEX posts_created ON posts (created_at DESC);
CREATE INDEX posts_photo ON posts (photo_id) WHERE photo_id IS NOT NULL;
-- Posts are written one at a time: searches need not look through a list of pending words.
CREATE INDEX posts_search ON posts USING gin (search) WITH (fastupdate = off);

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  subject text NOT NULL,
  message text NOT NULL,
  -- Whoever was signed in when it was sent.
  customer_id uuid REFERENCES customers,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'answered', 'dismissed')),
  -- What the kitchen wrote back from the desk; null when it answered in another way.
  answer text,
  answered_at timestamptz,
  answered_by text,
  internal_note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_messages_status ON contact_messages (status, created_at DESC);
CREATE INDEX contact_messages_created ON contact_messages (created_at DESC);
CREATE INDEX contact_messages_email ON contact_messages (email, created_at DESC);
CREATE INDEX contact_messages_customer ON contact_messages (customer_id)
  WHERE customer_id IS NOT NULL;

CREATE TRIGGER dishes_content AFTER INSERT OR UPDATE OR DELETE ON dishes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER menu_weeks_content AFTER INSERT OR UPDATE OR DELETE ON menu_weeks
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER menu_entries_content AFTER INSERT OR UPDATE OR DELETE ON menu_entries
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER blog_categories_content AFTER INSERT OR UPDATE OR DELETE ON blog_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
CREATE TRIGGER posts_content AFTER INSERT OR UPDATE OR DELETE ON posts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_content();
