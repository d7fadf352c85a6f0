-- Customers read 'Plan 1 - Basic' in the catering form and 'Basic Catering' elsewhere. A plan has one
-- name now; one that still bears the name that it came with gets the one of the form.
UPDATE plan_groups SET name = 'Plan 1 - Basic'
  WHERE plan_type = 'catering' AND name = 'Basic Catering';
UPDATE plan_groups SET name = 'Plan 2 - Premium'
  WHERE plan_type = 'catering' AND name = 'Premium Catering';
