-- How much one serving of it is: an event is cooked in litres and kilograms. Null: nobody has said.
ALTER TABLE catering_options
  ADD COLUMN portion_amount int CHECK (portion_amount BETWEEN 1 AND 100000),
  ADD COLUMN portion_unit text CHECK (portion_unit IN ('g', 'ml', 'pieces')),
  ADD CHECK ((portion_amount IS NULL) = (portion_unit IS NULL));

-- How many guests of an event eat what, by diet: {"veg": 38, "jain": 10}. Null until it is agreed.
ALTER TABLE catering_inquiries ADD COLUMN guest_diets jsonb;
