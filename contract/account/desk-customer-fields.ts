import * as z from 'zod/mini';
import { Diet } from '#contract/account/diet.ts';
import { email, optionalText, requiredLine, text } from '#contract/platform/primitives.ts';

/** An e-mail address, where there is one. */
export const deskEmail = z.nullish(
  email('Please enter a valid e-mail address, or leave it empty.'),
);

/** What the kitchen writes down about somebody. */
export const writtenFields = {
  /** Both may stay empty for somebody who is known by their phone number (docs/rules.md#customers-without-a-name). */
  firstName: text(80),
  lastName: text(80),
  address: optionalText(500),
  diet: Diet,
  allergies: text(300),
  standingNote: text(300),
};

/** A tag of the kitchen's own. */
const Tag = requiredLine(30, 'Please write at least one letter.');

/** So many tags one customer can have. */
export const MOST_TAGS = 12;

/** All of one customer. */
export const Tags = z.array(Tag).check(
  z.maxLength(MOST_TAGS, `Please use at most ${MOST_TAGS} tags.`),
  z.refine(
    (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
    'Please use each tag once.',
  ),
);

/** A day of the year, `MM-DD`; February 29 is one. */
export const Birthday = z
  .string()
  .check(
    z.refine(
      (day) => z.safeParse(z.iso.date(), `2024-${day}`).success,
      'Please write a day like Dec 4, or leave it empty.',
    ),
  );
