-- The search on top of the desk finds a household by the beginning of a member's name.
CREATE INDEX household_members_name ON household_members (lower(name) text_pattern_ops)
  WHERE removed_at IS NULL;
