/**
 * The six one-hour delivery slots of a tiffin, in order, Toronto wall clock
 * (docs/rules.md#slots).
 */
export const SLOTS = [
  '14:00-15:00',
  '15:00-16:00',
  '16:00-17:00',
  '17:00-18:00',
  '18:00-19:00',
  '19:00-20:00',
] as const;
