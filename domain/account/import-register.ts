import type { RecordedChoice } from '#contract/account/customer-settings.ts';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type { Diet } from '#contract/account/diet.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import { doorKey } from './delivery-address.ts';
import type { CustomerRowRead } from './read-customer-row.ts';

/** What somebody eats. */
export type Eats = { diet: Diet; allergies: string };

/** Somebody whom the kitchen knows already. */
export type KnownCustomer = {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  household: readonly ({ name: string } & Eats)[];
  /** Every address of their book, the default one among them. */
  addresses: readonly DeliveryAddress[];
  /** Of which optional mails they get any. */
  gets: readonly RecordedChoice[];
} & Eats;

/** Whose a row is: somebody known, by their id, or whoever an earlier row writes down. */
export type Owner = { id: string } | { row: number };

/** Somebody with whom a row may be the same person. */
export type Candidate = {
  owner: Owner;
  name: string;
  said: string;
  phone: string | null;
  email: string | null;
  /** By name, as `memberKey` has it; the customer under the empty one. */
  eats: Map<string, Eats>;
  /** The doors of their address book, by their keys. */
  doors: Set<string>;
  /** Of which optional mails they get any. */
  gets: Set<RecordedChoice>;
  /** What the row that writes them down notes of them; null for a customer. */
  notes: string | null;
  /** The plans that rows of the sheet write down for them and their household. */
  plans: WrittenPlan[];
};

/** A plan that a row writes down, and where the row stands in its sheet. */
export type WrittenPlan = Pick<CustomerRowRead, 'plan' | 'member' | 'address' | 'planEnds'> & {
  line: number;
};

/** One name is one person of a household, whatever its case. */
export const memberKey = (name: string): string => name.toLowerCase();

type Likeness = 'same' | 'email_alone' | 'phone_alone';

function likenessOf(name: string, row: CustomerRowRead, other: Candidate): Likeness | null {
  const hasName = plainName(other.name) === name;
  if (row.email !== null && row.email === other.email) return hasName ? 'same' : 'email_alone';
  if (row.phone !== null && row.phone === other.phone) return hasName ? 'same' : 'phone_alone';
  return null;
}

const ORDER: readonly Likeness[] = ['same', 'email_alone', 'phone_alone'];

/** Whom a row is most likely of, and whose e-mail address it has. */
export type Found = { other: Candidate; likeness: Likeness; emailOwner: Candidate | undefined };

/** Everybody whom a row can be, by e-mail address and phone. */
export function createRegister(known: readonly KnownCustomer[]) {
  const byContact = new Map<string, Candidate[]>();
  const add = (candidate: Candidate) => {
    for (const contact of [candidate.email, candidate.phone])
      if (contact !== null) byContact.set(contact, [...(byContact.get(contact) ?? []), candidate]);
  };
  for (const { id, name, phone, email, household, addresses, gets, ...eats } of known)
    add({
      ...{ owner: { id }, said: `${name}, who is a customer already,`, name, phone, email },
      notes: null,
      plans: [],
      doors: new Set(addresses.map(doorKey)),
      gets: new Set(gets),
      eats: new Map([['', eats], ...household.map((one) => [memberKey(one.name), one] as const)]),
    });
  return {
    add,
    find(row: CustomerRowRead): Found | undefined {
      const name = plainName(row.name);
      const candidates = [row.email, row.phone].flatMap((contact) =>
        contact === null ? [] : (byContact.get(contact) ?? []),
      );
      const emailOwner = candidates.find(({ email }) => email !== null && email === row.email);
      for (const wanted of ORDER) {
        const other = candidates.find((one) => likenessOf(name, row, one) === wanted);
        if (other) return { other, likeness: wanted, emailOwner };
      }
      return undefined;
    },
  };
}
