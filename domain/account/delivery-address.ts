import type { AddressDetails, DeliveryAddress } from '#contract/account/delivery-address.ts';
import { addressKey, findPostalCode } from './address.ts';

/** An address as somebody asks for it; details that are absent are what is known of it. */
export type AskedAddress = { text: string } & {
  [name in keyof AddressDetails]?: AddressDetails[name] | undefined;
};

/** Details of which nothing is known. */
export const NO_DETAILS: AddressDetails = { unitNumber: '', entryCode: '', doorNote: null };

/** What there is to say about an address beside its text, by name. */
export const DETAIL_NAMES = Object.keys(NO_DETAILS) as readonly (keyof AddressDetails)[];

/** Details as a form holds them: what nobody was asked for is empty. */
export const typedDetailsOf = (details: AddressDetails | null) => ({
  ...detailsOf(details),
  doorNote: details?.doorNote ?? '',
});

/** The details of an address, to stand beside its text on the wire; none for no address. */
export const detailsOf = (address: AddressDetails | null): AddressDetails => {
  // A value that was stored before there was one of them does not have it.
  const { unitNumber, entryCode, doorNote } = { ...NO_DETAILS, ...address };
  return { unitNumber, entryCode, doorNote };
};

/** What there is of an address, field by field, as audit and history tell it. */
export const addressFields = (address: DeliveryAddress) => ({
  address: address.text,
  ...detailsOf(address),
});

/** Whether two addresses say the same in every field, whenever each of them was stored. */
export function isSameAddress(one: DeliveryAddress | null, other: DeliveryAddress | null): boolean {
  if (one === null || other === null) return one === other;
  const fields: Record<string, string | null> = addressFields(other);
  return Object.entries(addressFields(one)).every(([name, said]) => said === fields[name]);
}

/** What is said for the door itself. The unit is part of where it is. */
export type AtDoor = Omit<AddressDetails, 'unitNumber'>;

export const atDoor = (details: AtDoor): AtDoor => {
  const { unitNumber: _, ...rest } = detailsOf({ ...details, unitNumber: '' });
  return rest;
};

/** The value of an address whose details are all said. */
export const deliveryAddress = (
  text: string,
  details: AddressDetails = NO_DETAILS,
): DeliveryAddress => ({
  text,
  ...detailsOf(details),
  postalCode: findPostalCode(text),
});

type WithUnit = Pick<AddressDetails, 'unitNumber'>;

/** Whether there is a unit that the text of an address does not name already. */
const addsUnit = (text: string, { unitNumber }: WithUnit): boolean =>
  unitNumber !== '' && !` ${addressKey(text)} `.includes(` ${addressKey(`unit ${unitNumber}`)} `);

/** `Unit 4B, 18 Simcoe Street North, Oshawa`: an address in one line, its unit before it. */
export function addressLine(text: string, details: WithUnit): string {
  if (!addsUnit(text, details)) return text;
  const { unitNumber } = details;
  return `${/^\p{L}{3,} ?\S/u.test(unitNumber) ? unitNumber : `Unit ${unitNumber}`}, ${text}`;
}

/** `Code 1234 · Side door`: what whoever stands at the door needs; null where there is nothing. */
export const doorText = ({ entryCode, doorNote }: AtDoor): string | null =>
  [entryCode && `Code ${entryCode}`, doorNote].filter(Boolean).join(' · ') || null;

/**
 * What makes it this door, whoever writes it: the key of its text with its unit, which may stand in
 * either. Never shown to anybody.
 */
export const doorKey = ({ text, unitNumber }: { text: string } & WithUnit): string =>
  addressKey(addsUnit(text, { unitNumber }) ? `unit ${unitNumber} ${text}` : text);

/** Whether two addresses are one door. */
export const isSameDoor = (one: DeliveryAddress, other: DeliveryAddress): boolean =>
  (one.text === other.text && one.unitNumber === other.unitNumber) ||
  doorKey(one) === doorKey(other);

/** Whether an address that is asked for may be one that is known: its unit may have been left out. */
const isKnownAs = (asked: AskedAddress, known: DeliveryAddress): boolean =>
  asked.unitNumber === undefined
    ? addressKey(asked.text) === addressKey(known.text)
    : doorKey({ text: asked.text, unitNumber: asked.unitNumber }) === doorKey(known);

/**
 * An address that is asked for, with what is known of it where it says nothing itself.
 *
 * @param known in the order in which they are asked: unit and code are those of the first alike, and
 *   the note that of the first of which one was asked
 */
export function completeAddress(
  asked: AskedAddress,
  known: readonly DeliveryAddress[],
): DeliveryAddress {
  const alike = known.filter((one) => isKnownAs(asked, one));
  const [same] = alike;
  return deliveryAddress(asked.text, {
    unitNumber: asked.unitNumber ?? same?.unitNumber ?? '',
    entryCode: asked.entryCode ?? same?.entryCode ?? '',
    doorNote: asked.doorNote ?? alike.find(({ doorNote }) => doorNote !== null)?.doorNote ?? null,
  });
}

/**
 * The address of an order after a change: the same door keeps what the order says of it, another one has
 * what is known of that.
 */
export const changeAddress = (
  present: DeliveryAddress,
  asked: AskedAddress,
  known: readonly DeliveryAddress[],
): DeliveryAddress => {
  if (!isKnownAs(asked, present)) return completeAddress(asked, known);
  const before = detailsOf(present);
  return deliveryAddress(asked.text, {
    unitNumber: asked.unitNumber ?? before.unitNumber,
    entryCode: asked.entryCode ?? before.entryCode,
    doorNote: asked.doorNote ?? before.doorNote,
  });
};

/**
 * The details after somebody at the desk has saved their form, where an empty field is null. A note that
 * was null stays null: nobody has been asked, and the instructions are still read at the door.
 */
export const detailsAtDesk = (
  typed: { [name in keyof AddressDetails]?: string | null | undefined },
  present: AddressDetails,
): AddressDetails => {
  const before = detailsOf(present);
  return {
    unitNumber: typed.unitNumber === undefined ? before.unitNumber : (typed.unitNumber ?? ''),
    entryCode: typed.entryCode === undefined ? before.entryCode : (typed.entryCode ?? ''),
    doorNote:
      typed.doorNote === undefined
        ? before.doorNote
        : typed.doorNote || (before.doorNote === null ? null : ''),
  };
};

/**
 * An address after somebody at the desk has saved their form, where an empty field is null: the same
 * door keeps what is not typed, another one has what is known of that.
 */
export function addressAtDesk(
  present: DeliveryAddress,
  { text, ...typed }: { text: string } & Parameters<typeof detailsAtDesk>[0],
  known: readonly DeliveryAddress[],
): DeliveryAddress {
  const unitNumber = typed.unitNumber ?? present.unitNumber;
  if (
    addressKey(text) === addressKey(present.text) ||
    doorKey({ text, unitNumber }) === doorKey(present)
  )
    return deliveryAddress(text, detailsAtDesk(typed, present));
  const asked = DETAIL_NAMES.map((name) => [name, typed[name] || undefined]);
  return completeAddress({ text, ...Object.fromEntries(asked) }, known);
}

/** What is written for a door on an order and on the plan that brings it there. */
export type WrittenForDoor = {
  /** Null: nobody was asked for one. */
  doorNote: string | null;
  instructions: string | null;
};

/**
 * What whoever stands at a door reads: the note for it. Where nobody was asked for one, what was typed
 * as instructions may be meant for the door as well as for the cook, and is read as what it is: the
 * order's, and its plan's when it goes to the plan's address.
 */
export function doorNoteToShow(
  order: WrittenForDoor,
  plan: WrittenForDoor | null,
): { doorNote: string | null; instructions: string | null } {
  const asked = [order, plan].filter((written) => written !== null);
  const unsaid = asked.filter(({ doorNote }) => doorNote === null);
  const instructions = new Set(unsaid.map((written) => written.instructions?.trim() ?? ''));
  instructions.delete('');
  return {
    doorNote: order.doorNote || null,
    instructions: order.doorNote ? null : [...instructions].join('; ') || null,
  };
}
