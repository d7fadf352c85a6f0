/** First and last name in one line; somebody who rang up may have given one name alone. */
export const fullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();
