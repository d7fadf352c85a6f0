import * as z from 'zod/mini';
import { requiredText, text } from '#contract/platform/primitives.ts';

/** What is said of a text that is too short for an address. */
export const COMPLETE_ADDRESS = 'Please enter a complete delivery address (minimum 10 characters)';

/** The text of an address where something is to be brought; `missing` is said of none. */
export const addressText = (missing: string) =>
  requiredText(500, missing).check(
    z.refine((typed) => typed === '' || typed.length >= 10, COMPLETE_ADDRESS),
  );

/**
 * Where something is brought, as it is kept: in the address book, with a plan and with each order
 * (docs/decisions/0040). On the wire its text is the plain string of the call, and the details stand
 * beside it.
 */
export type DeliveryAddress = {
  /** As it was typed: street, city and, if they like, postal code and all the rest. */
  text: string;
  /** Of an apartment, a suite or an office; empty where the text says it, or nothing. */
  unitNumber: string;
  /** What opens the door downstairs: an entry or buzzer code; empty for none. */
  entryCode: string;
  /** For whoever brings it. Null: nobody was asked for one; empty: asked, and there is none. */
  doorNote: string | null;
  /** The one found in the text, `L1G 4R8`; null for none. */
  postalCode: string | null;
};

/** What there is to say about an address beside its text. */
export type AddressDetails = Pick<DeliveryAddress, 'unitNumber' | 'entryCode' | 'doorNote'>;

/** One for each, so that none can be forgotten. */
type OfEach = Record<keyof AddressDetails, z.ZodMiniType>;

const unitNumber = text(20);
const entryCode = text(20);
const doorNote = text(300);

/** As a form holds them. */
export const typedDetails = { unitNumber, entryCode, doorNote } satisfies OfEach;

/** As a call asks for them; what is absent is what is known of the address. */
export const askedDetails = {
  unitNumber: z.optional(unitNumber),
  entryCode: z.optional(entryCode),
  doorNote: z.optional(doorNote),
} satisfies OfEach;

/** As the desk's forms send them: an empty field is null, what is absent stays. */
export const deskDetails = {
  unitNumber: z.nullish(unitNumber),
  entryCode: z.nullish(entryCode),
  doorNote: z.nullish(doorNote),
} satisfies OfEach;

/** As answers tell them. */
export const addressDetails = {
  unitNumber: z.string(),
  entryCode: z.string(),
  doorNote: z.nullable(z.string()),
} satisfies OfEach;

/** `unitNumber` -> `unit_number` */
type Underscored<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Underscored<Rest>}`
  : Name;

type OfEachOfSnacks = Record<Underscored<keyof AddressDetails>, z.ZodMiniType>;

/** The same for the calls about snacks, which write their words with underscores. */
export const askedDetailsOfSnacks = {
  unit_number: askedDetails.unitNumber,
  entry_code: askedDetails.entryCode,
  door_note: askedDetails.doorNote,
} satisfies OfEachOfSnacks;

export const addressDetailsOfSnacks = {
  unit_number: addressDetails.unitNumber,
  entry_code: addressDetails.entryCode,
  door_note: addressDetails.doorNote,
} satisfies OfEachOfSnacks;

/** Details from the words of snacks. */
export const fromUnderscores = <
  Details extends { unit_number?: unknown; entry_code?: unknown; door_note?: unknown },
>(
  details: Details,
): {
  unitNumber: Details['unit_number'];
  entryCode: Details['entry_code'];
  doorNote: Details['door_note'];
} => ({
  unitNumber: details.unit_number,
  entryCode: details.entry_code,
  doorNote: details.door_note,
});

/** Details in the words of snacks. */
export const toUnderscores = <Note extends string | null>(
  details: Omit<AddressDetails, 'doorNote'> & { doorNote: Note },
): { unit_number: string; entry_code: string; door_note: Note } => ({
  unit_number: details.unitNumber,
  entry_code: details.entryCode,
  door_note: details.doorNote,
});
