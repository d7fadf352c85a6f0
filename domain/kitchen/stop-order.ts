import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import { addressKey, findPostalCode } from '#domain/account/address.ts';
import { addressLine } from '#domain/account/delivery-address.ts';
import { onceForEach } from '#domain/platform/once-for-each.ts';

/** What a driver goes by in an address, as far as it can be read. */
export type ParsedAddress = {
  /** The first three characters of the postal code, `L1G`: a district of the post; null without one. */
  area: string | null;
  /** In the short forms of addresses (domain/account/address.ts): `king st w`; empty when none is found. */
  street: string;
  house: number | null;
  /** What follows the number: `a` of `12A`. */
  houseSuffix: string;
  unit: string;
};

const STREET_TYPES = new Set(
  'st ave rd dr cres crt blvd ln pl trl hwy way terr terrace gate grove square sq circle cir close path row parkway pkwy line heights hts hill park gardens gdns mews sideroad'.split(
    ' ',
  ),
);
const DIRECTIONS = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);

const isHouseNumber = (word: string | undefined): boolean => /^\d+[a-z]?$/.test(word ?? '');

/** `king st w oshawa` ends with its kind and direction: what follows is the town. */
function streetOf(words: readonly string[]): string {
  const kind = words.findIndex((word, place) => place > 0 && STREET_TYPES.has(word));
  if (kind === -1) return words.join(' ');
  const end = DIRECTIONS.has(words[kind + 1] ?? '') ? kind + 2 : kind + 1;
  return words.slice(0, end).join(' ');
}

/** Takes `unit 5b` out of the words of a piece; `unit 5 - 12 king st` leaves `12 king st`. */
function splitUnit(words: readonly string[]): { unit: string; rest: string[] } {
  const at = words.indexOf('unit');
  if (at === -1) return { unit: '', rest: [...words] };
  const unit = words[at + 1] ?? '';
  return { unit, rest: [...words.slice(0, at), ...words.slice(at + 2)] };
}

type ParsedStreet = Omit<ParsedAddress, 'area'>;

/** The house and the street of one piece of an address, from a place in its words on; null when none is there. */
function readHouseNumber(
  { unit, rest }: { unit: string; rest: string[] },
  from: number,
): ParsedStreet | null {
  let [at, flat] = [from, unit];
  // `12-868 Maple`: the flat stands before the house.
  if (!flat && isHouseNumber(rest[at]) && isHouseNumber(rest[at + 1]) && rest.length > at + 2) {
    flat = rest[at] ?? '';
    at += 1;
  }
  const [, house, houseSuffix = ''] = /^(\d+)([a-z]?)$/.exec(rest[at] ?? '') ?? [];
  const street = streetOf(rest.slice(at + 1));
  if (!house || !street) return null;
  return { street, house: Number(house), houseSuffix, unit: flat };
}

function readPieces(pieces: readonly string[]): ParsedStreet {
  const split = pieces.map((piece) => splitUnit(addressKey(piece).split(' ')));
  const unitElsewhere = split.find(({ unit }) => unit)?.unit ?? '';
  const flatAlone = split.find(
    ({ unit, rest }) => !unit && rest.length === 1 && isHouseNumber(rest[0]),
  );
  for (const piece of split) {
    const read = readHouseNumber(piece, 0);
    if (read) return { ...read, unit: read.unit || unitElsewhere || (flatAlone?.rest[0] ?? '') };
  }
  // `Ajax Library 55 Harwood Ave`, `868, Maple Crescent`, `Basement unit 14 Oak Ave`.
  const words = addressKey(pieces.join(' ')).split(' ');
  const all = splitUnit(words);
  return (
    readHouseNumber(all, all.rest.findIndex(isHouseNumber)) ??
    readHouseNumber({ unit: '', rest: words }, words.findIndex(isHouseNumber)) ?? {
      street: streetOf(all.rest),
      house: null,
      houseSuffix: '',
      unit: all.unit,
    }
  );
}

/** Reads an address as somebody typed it; what cannot be read is empty, and nothing is refused. */
export function readDoor(address: string): ParsedAddress {
  const postalCode = findPostalCode(address);
  const spoken = address
    .replace(/\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/gi, '')
    .replace(/\b(\d+)\s+\d\/\d\b/g, '$1');
  return { area: postalCode?.slice(0, 3) ?? null, ...readPieces(spoken.split(/[,;\n]/)) };
}

/** The same of an address with its unit. */
export const doorOf = onceForEach(
  (address: DeliveryAddress): ParsedAddress => readDoor(addressLine(address.text, address)),
);

const collator = new Intl.Collator('en', { numeric: true });
/** Most of what is compared is alike: the hour, the area and the street of neighbours. */
const compareWords = (one: string, other: string): number =>
  one === other ? 0 : collator.compare(one, other);
const number = (value: number | null) => value ?? Number.MAX_VALUE;

function compareDoors(one: ParsedAddress, other: ParsedAddress): number {
  return (
    Number(one.area === null) - Number(other.area === null) ||
    compareWords(one.area ?? '', other.area ?? '') ||
    compareWords(one.street, other.street) ||
    number(one.house) - number(other.house) ||
    compareWords(one.houseSuffix, other.houseSuffix) ||
    compareWords(one.unit, other.unit)
  );
}

/** The hour in which something is brought: `14` for `14:00-15:00` and for `14:00`. */
const hourOf = (time: string): string => time.slice(0, 2);

/**
 * Stops as they are driven: by the hour, within it by area, street, house number and unit; addresses
 * without a postal code at the end of their hour.
 *
 * @param stops `time` on Toronto's wall clock (`14:00-15:00` or `14:00`); `number` is what tells two
 *   stops at one door apart
 */
export function inStopOrder<
  Stop extends { time: string; address: DeliveryAddress; number: string },
>(stops: readonly Stop[]): Stop[] {
  return stops
    .map((stop) => ({ stop, door: doorOf(stop.address) }))
    .sort(
      (one, other) =>
        compareWords(hourOf(one.stop.time), hourOf(other.stop.time)) ||
        compareDoors(one.door, other.door) ||
        (one.stop.number < other.stop.number ? -1 : 1),
    )
    .map(({ stop }) => stop);
}

/** What is driven in one hour: events, which have a minute, and stops that follow each other by area. */
export type DrivingHour<Stop, Event> = {
  /** Empty for events whose time is not agreed: nobody knows yet when they are driven to. */
  hour: string;
  events: Event[];
  areas: { area: string | null; stops: Stop[] }[];
};

/**
 * Stops in their order, under a heading for each hour and in it for each area, and among them the
 * events that are brought in that hour; those without a time on top of the day.
 */
export function drivingHoursOf<
  Stop extends { time: string; area: string | null },
  Event extends { clock: string | null },
>(stops: readonly Stop[], events: readonly Event[]): DrivingHour<Stop, Event>[] {
  const stopsIn = Map.groupBy(stops, ({ time }) => hourOf(time));
  const eventsIn = Map.groupBy(events, ({ clock }) => hourOf(clock ?? ''));
  return [...new Set([...stopsIn.keys(), ...eventsIn.keys()])].sort().map((hour) => ({
    hour,
    events: eventsIn.get(hour) ?? [],
    areas: [...Map.groupBy(stopsIn.get(hour) ?? [], ({ area }) => area)].map(([area, inArea]) => ({
      area,
      stops: inArea,
    })),
  }));
}
