-- What the front page names of two more kitchens, for the desk to switch on: a kitchen whose catering
-- menu was filled before gets them as a new one does. One that has a dish of that name keeps its own.
INSERT INTO catering_options
  (category, name, portion_amount, portion_unit, diets, is_active, sort_order)
SELECT more.category, more.name, more.amount, more.unit, more.diets::text[], false,
  (SELECT coalesce(max(sort_order), 0) FROM catering_options) + more.place
FROM (VALUES
  (1, 'dal', 'Sambar', 240, 'ml', '{vegetarian}'),
  (2, 'roti', 'Naan', 1, 'pieces', '{vegetarian,jain,swaminarayan}'),
  (3, 'rice', 'Masala Dosa', 1, 'pieces', '{vegetarian}'),
  (4, 'rice', 'Idli', 3, 'pieces', '{vegetarian,jain,swaminarayan}')
) AS more (place, category, name, amount, unit, diets)
WHERE EXISTS (SELECT FROM settings WHERE name = 'catering')
  AND NOT EXISTS (
    SELECT FROM catering_options AS there WHERE lower(there.name) = lower(more.name)
  );
