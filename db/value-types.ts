import pg from 'pg';

/**
 * How PostgreSQL's values arrive: `int8` and `numeric` as numbers (an integer that a number cannot
 * hold is an error), `date` as its YYYY-MM-DD string, `timestamptz` as Temporal.Instant; arrays of
 * them likewise. Everything else as the driver does it.
 */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    const parse = format === 'binary' ? undefined : parsers.get(Number(oid));
    return parse ?? pg.types.getTypeParser(oid, format as 'text');
  },
};

type Parser = (text: string) => unknown;

// The types name no array type, so text's is asked for by its number.
const textArray: number = 1009;
const splitArray = pg.types.getTypeParser(textArray, 'text');

const parsers = new Map<number, Parser>([
  [20, parseInteger],
  [1016, arrayOf(parseInteger)],
  [1700, Number],
  [1231, arrayOf(Number)],
  [1082, String],
  [1182, arrayOf(String)],
  [1184, parseInstant],
  [1185, arrayOf(parseInstant)],
]);

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

function parseInstant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text);
}

function arrayOf(parse: Parser): Parser {
  return (text) => splitArray(text).map((item: string | null) => item && parse(item));
}

// The driver asks a parameter for its `toPostgres`: this lets an Instant be one.
Object.defineProperty(Temporal.Instant.prototype, 'toPostgres', {
  configurable: true,
  value(this: Temporal.Instant) {
    return this.toString();
  },
});
