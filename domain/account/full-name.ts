type NamePair = { first_name: string; last_name: string };

/** First and last name in one line; somebody who rang up may have given one name alone, or none. */
export const fullName = (person: NamePair): string =>
  `${person.first_name} ${person.last_name}`.trim();

const BY_NUMBER = 'Caller';

/** How the kitchen calls somebody of whom it knows the phone number alone: `Caller 905-555-0123`. */
export const nameByNumber = (phone: string): string =>
  `${BY_NUMBER} ${phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')}`;

/** How the kitchen calls a customer: by name, or by number where that is all it knows. */
export const customerName = (person: NamePair & { phone: string | null }): string =>
  fullName(person) || (person.phone === null ? BY_NUMBER : nameByNumber(person.phone));

/** Whether a name says no more than a phone number: what is called so has its name still to come. */
export const isNameByNumber = (name: string): boolean =>
  new RegExp(`^${BY_NUMBER}( \\+?[\\d-]+)?$`).test(name);
