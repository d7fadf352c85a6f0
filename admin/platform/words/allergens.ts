/**
 * What Canada wants named on food, in the words of the shop (Health Canada, priority allergens);
 * eggs, fish and shellfish are in nothing that a vegetarian kitchen cooks.
 */
export const ALLERGENS = [
  'peanuts',
  'tree nuts',
  'sesame',
  'milk',
  'wheat',
  'gluten',
  'soy',
  'mustard',
  'sulphites',
];
