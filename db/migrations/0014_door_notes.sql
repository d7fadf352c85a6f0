-- A note for the door beside the instructions, which are the kitchen's.

-- Null: nobody was asked for one, and what was typed as instructions may be meant for either; until
-- somebody writes a note for the door, whoever drives reads those, marked as what they are.
ALTER TABLE subscriptions ADD COLUMN door_note text CHECK (length(door_note) <= 300);
ALTER TABLE tiffin_orders ADD COLUMN door_note text CHECK (length(door_note) <= 300);
ALTER TABLE snack_orders ADD COLUMN door_note text CHECK (length(door_note) <= 300);

-- An address in the book, the default one among them, has a note or none.
ALTER TABLE customers
  ADD COLUMN door_note text NOT NULL DEFAULT '' CHECK (length(door_note) <= 300);
ALTER TABLE customer_addresses
  ADD COLUMN door_note text NOT NULL DEFAULT '' CHECK (length(door_note) <= 300);
