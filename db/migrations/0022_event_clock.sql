-- When the food of an event has to be there, on Toronto's clock; empty until it is agreed.
ALTER TABLE catering_inquiries ADD COLUMN event_clock text
  CHECK (event_clock ~ '^([01]\d|2[0-3]):[0-5]\d$');
