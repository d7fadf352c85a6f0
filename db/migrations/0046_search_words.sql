-- A search asks for words, and signs part them. PostgreSQL keeps some signs within a word (1/2, 24/7, K-9,
-- an address), so that what a reader typed off a title was not found.
CREATE FUNCTION words_alone(written text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(normalize(written, NFKC), '-/⁄.@:_~+%&=?#', '              ');

ALTER TABLE posts DROP COLUMN search;
ALTER TABLE posts ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
  setweight(to_tsvector('english', words_alone(title)), 'A')
  || setweight(to_tsvector('english', words_alone(excerpt)), 'B')
  || setweight(to_tsvector('english', words_alone(markdown)), 'C')
  -- Also letter by letter: a half-typed word is often no beginning of its stem. With places, because a
  -- word that PostgreSQL takes for two (03e01e) is looked for as two that follow each other.
  || to_tsvector('as_written', words_alone(title || ' ' || excerpt || ' ' || markdown))
) STORED;
CREATE INDEX posts_search ON posts USING gin (search) WITH (fastupdate = off);
