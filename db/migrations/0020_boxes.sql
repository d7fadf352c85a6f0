-- What is in the box of a plan, and of a subscription as it was bought (contract/tiffin/box.ts).
-- Null: nobody has said; then it is a portion of all that the menu serves to the diet.
ALTER TABLE plan_variants ADD COLUMN box jsonb CHECK (jsonb_typeof(box) = 'array');
ALTER TABLE subscriptions ADD COLUMN box jsonb CHECK (jsonb_typeof(box) = 'array');

-- Plans that say it in the words they were seeded with. `place` 1 is the meal itself: a plan without
-- it has said too little. Two sweets a week come on Wednesdays and Fridays until somebody says else.
WITH known (place, words, lines) AS (VALUES
  (1, '1 sabji, dal, rice and 4 rotis', '[
    {"course": "sabji", "dishes": 1, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null},
    {"course": "dal", "dishes": 1, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null},
    {"course": "rice", "dishes": 1, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null},
    {"course": "roti", "dishes": 1, "amount": 4, "unit": "pieces", "usualPortion": 4, "weekdays": null}]'::jsonb),
  (1, '2 sabjis, dal or kadhi, rice and 5 rotis', '[
    {"course": "sabji", "dishes": 2, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null},
    {"course": "dal", "dishes": 1, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null},
    {"course": "rice", "dishes": 1, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null},
    {"course": "roti", "dishes": 1, "amount": 5, "unit": "pieces", "usualPortion": 4, "weekdays": null}]'),
  (1, '2 sabjis, dal or kadhi, rice and 10 rotis', '[
    {"course": "sabji", "dishes": 2, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null},
    {"course": "dal", "dishes": 1, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null},
    {"course": "rice", "dishes": 1, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null},
    {"course": "roti", "dishes": 1, "amount": 10, "unit": "pieces", "usualPortion": 4, "weekdays": null}]'),
  (2, 'Salad, pickle and papad', '[
    {"course": "salad", "dishes": 1, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null},
    {"course": "side", "dishes": 2, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null}]'),
  (2, 'Salad, pickle, papad and chaas', '[
    {"course": "salad", "dishes": 1, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null},
    {"course": "side", "dishes": 3, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": null}]'),
  (3, 'Sweet on Fridays', '[
    {"course": "sweet", "dishes": 1, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": [5]}]'),
  (3, 'Sweet twice a week', '[
    {"course": "sweet", "dishes": 1, "amount": 1, "unit": "servings", "usualPortion": null, "weekdays": [3, 5]}]')
), said AS (
  SELECT variant.id, known.place, line.at,
    -- One that feeds two has two portions of everything; pieces are said as they are.
    CASE WHEN line.value ->> 'unit' = 'servings' AND variant.features @>
        '[{"text": "A tall tiffin that feeds two", "isActive": true}]'
      THEN line.value || '{"amount": 2}' ELSE line.value END AS line
  FROM plan_variants variant
  JOIN plan_groups plan ON plan.id = variant.plan_group_id AND plan.plan_type = 'tiffin'
  JOIN known ON variant.features @>
    jsonb_build_array(jsonb_build_object('text', known.words, 'isActive', true))
  CROSS JOIN jsonb_array_elements(known.lines) WITH ORDINALITY AS line (value, at)
)
UPDATE plan_variants SET box = whole.box
FROM (SELECT id, jsonb_agg(line ORDER BY place, at) AS box FROM said GROUP BY id HAVING min(place) = 1) whole
WHERE whole.id = plan_variants.id;

-- What is sold already was sold with those words.
UPDATE subscriptions SET box = variant.box
FROM plan_variants variant WHERE variant.id = subscriptions.plan_variant_id;
