/** No plan is read to include more different dishes of one category. Counting needs no schemas. */
export const MOST_DISHES = 10;
