-- Whom something on the catering menu suits as it is usually cooked: the dishes that a kitchen begins
-- with, and vegetarians alone where nobody has said.
ALTER TABLE catering_options
  ADD COLUMN diets text[] NOT NULL DEFAULT '{vegetarian}'
  CHECK (diets <@ '{vegetarian,jain,swaminarayan}' AND cardinality(diets) > 0);

UPDATE catering_options SET diets = '{vegetarian,swaminarayan}' WHERE name IN (
  'Undhiyu', 'Potato Cabbage', 'Potato Bhindi', 'Papdi Ringan Tuver', 'Potato Curry',
  'Potato Baingan', 'Potato Suki Bhaji', 'Potato Peas', 'Sambhara', 'Pickle', 'Tadka Khichdi');

UPDATE catering_options SET diets = '{vegetarian,jain,swaminarayan}' WHERE
  category IN ('sweet', 'shrikhand', 'dal', 'roti') OR name IN (
  'Rasawala Chana', 'Tomato Stuffed Bhindi', 'Dudhi Chana Dal', 'Cucumber Raita', 'Boondi Raita',
  'Papad or Papdi', 'Plain Rice', 'Peas Pulav', 'Jeera Rice', 'Plain Khichdi');
