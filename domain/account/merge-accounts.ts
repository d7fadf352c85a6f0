import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import { MOST_TAGS } from '#contract/account/desk-customer-fields.ts';
import type { WishedChannel } from '#contract/kitchen/channels.ts';

/** What an account says of its customer, as far as two of them can be put together. */
export type AccountFacts = {
  /** Empty for somebody who is known by their number. */
  name: { first: string; last: string };
  phone: string | null;
  address: DeliveryAddress | null;
  addressLabel: string;
  diet: string;
  allergies: string;
  standingNote: string;
  customerNote: string | null;
  internalNote: string | null;
  photoId: string | null;
  tags: string[];
  birthday: string | null;
  wishedChannel: WishedChannel | null;
  createdAt: Temporal.Instant;
};

/** Whether a text says another one in so many words: `Coconut` says nothing of a nut. */
function says(text: string, words: string): boolean {
  const escaped = RegExp.escape(words);
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?![\\p{L}\\p{M}\\p{N}])`, 'iu').test(text);
}

/** Two texts, the second after the first unless one of them says the other already. */
export function joinTexts(one: string, other: string, between: string): string {
  const [first, second] = [one.trim(), other.trim()];
  if (second === '' || says(first, second)) return first;
  return first === '' || says(second, first) ? second : `${first}${between}${second}`;
}

/**
 * What the account that stays says once another one is part of it. Its own word holds; what it does
 * not say comes from the other. Allergies and notes of both stay, because a cook who misses one does
 * harm; so does the earlier beginning. `takesOver` names in words what changes.
 */
export function mergeAccounts(
  stays: AccountFacts,
  goes: AccountFacts,
): { facts: AccountFacts; takesOver: string[] } {
  const noteOf = (one: string | null, other: string | null) =>
    joinTexts(one ?? '', other ?? '', '\n') || null;
  const own = new Set(stays.tags.map((tag) => tag.toLowerCase()));
  const others = goes.tags.filter((tag) => !own.has(tag.toLowerCase()));
  const tags = [...stays.tags, ...others].slice(0, MOST_TAGS);
  const isNamed = stays.name.first !== '' || stays.name.last !== '';
  const facts: AccountFacts = {
    name: isNamed ? stays.name : goes.name,
    phone: stays.phone ?? goes.phone,
    address: stays.address ?? goes.address,
    addressLabel: stays.address === null ? goes.addressLabel : stays.addressLabel,
    diet: stays.diet,
    allergies: joinTexts(stays.allergies, goes.allergies, '; '),
    standingNote: joinTexts(stays.standingNote, goes.standingNote, '; '),
    customerNote: noteOf(stays.customerNote, goes.customerNote),
    internalNote: noteOf(stays.internalNote, goes.internalNote),
    photoId: stays.photoId ?? goes.photoId,
    tags: tags.length > stays.tags.length ? tags : stays.tags,
    birthday: stays.birthday ?? goes.birthday,
    wishedChannel: stays.wishedChannel ?? goes.wishedChannel,
    createdAt:
      Temporal.Instant.compare(stays.createdAt, goes.createdAt) <= 0
        ? stays.createdAt
        : goes.createdAt,
  };
  const names: [keyof AccountFacts, string][] = [
    ['name', 'the name'],
    ['phone', 'the phone number'],
    ['address', 'the address'],
    ['allergies', 'the allergies'],
    ['standingNote', 'the standing note for the kitchen'],
    ['customerNote', 'the note for the customer'],
    ['internalNote', 'the internal note'],
    ['photoId', 'the photo'],
    ['tags', 'the tags'],
    ['birthday', 'the birthday'],
    ['wishedChannel', 'how they want to be reached'],
    ['createdAt', 'the day of joining'],
  ];
  return {
    facts,
    takesOver: names.flatMap(([name, words]) => (facts[name] === stays[name] ? [] : [words])),
  };
}
