import * as z from 'zod/mini';

/**
 * The words of the contract that every noun uses, each with the message a person reads when a
 * value does not fit. Inside, money is integer cents and a day is `YYYY-MM-DD`.
 */

/** Twenty million dollars: what the database's columns hold. */
const MOST_CENTS = 2_000_000_000;

/** Decimal dollars on the wire, integer cents inside: the one place where they are converted. */
export const Money = z.codec(
  z.number({ error: 'Please enter an amount.' }),
  z.int({
    error: ({ input }) =>
      input == null ? 'Please enter an amount.' : 'Amounts have at most two decimals.',
  }),
  {
    decode: (dollars, context) => {
      const cents = Math.round(dollars * 100);
      if (Math.abs(dollars * 100 - cents) > 1e-6) {
        context.issues.push({
          code: 'custom',
          input: dollars,
          message: 'Amounts have at most two decimals.',
        });
        return z.NEVER;
      }
      if (Math.abs(cents) > MOST_CENTS) {
        context.issues.push({
          code: 'custom',
          input: dollars,
          message: 'Please enter a smaller amount.',
        });
        return z.NEVER;
      }
      return cents;
    },
    encode: (cents) => cents / 100,
  },
);

const PERCENT = 'Please enter a percentage from 0 to 100, with at most two decimals.';

/** Percent: 13 is 13 %. What is finer than its two decimals is refused, since it would be rounded. */
export const Percent = z.number(PERCENT).check(
  z.gte(0, PERCENT),
  z.lte(100, PERCENT),
  z.refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) <= 1e-6, PERCENT),
);

/**
 * Percent on the wire (13 is 13 %), integer basis points inside (1300). A field that is called a
 * percentage keeps that name inside, where it holds basis points.
 */
export const BasisPoints = z.codec(Percent, z.int(PERCENT), {
  decode: (percent) => Math.round(percent * 100),
  encode: (basisPoints) => basisPoints / 100,
});

/** The first day and the last one that there are; see `IsoDay`. */
export const FIRST_DAY = '2000-01-03';
export const LAST_DAY = '2199-12-29';

/**
 * A calendar day in Toronto, `YYYY-MM-DD`; of these two centuries, so that every part can hold it,
 * and of their whole weeks, so that its Monday and its Sunday are days too.
 */
export const IsoDay = z.iso
  .date('Please choose a date (YYYY-MM-DD).')
  .check(
    z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, 'Please choose a date (YYYY-MM-DD).'),
  );

/** A time of day on Toronto's clock, `HH:MM` of 24 hours; `message` is read where it is none. */
export const wallTime = (message = 'Please enter a time (HH:MM).') =>
  z.string(message).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, message));

/** An instant, ISO 8601 in UTC. */
export const IsoInstant = z.iso.datetime({ offset: true });

export const Id = z.uuid('This is not a valid id.');

const UUID = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** Up to a hundred ids in one parameter of a query, with commas between: a list inside. */
export const Ids = z.codec(
  z.string().check(z.regex(new RegExp(`^(${UUID}(,${UUID}){0,99})?$`), 'These are not valid ids.')),
  z.array(Id),
  {
    decode: (written) => written.split(',').filter((id) => id !== ''),
    encode: (ids) => ids.join(','),
  },
);

/** 254 characters at most (RFC 5321), lower case, no spaces around. */
export const email = (message: string, missing = message) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, missing),
      z.maxLength(254, 'Email address is too long'),
      z.email(message),
    );

/**
 * What can stand between the digits of a phone number, for the brackets of a pattern: blanks, dots, brackets,
 * and dashes as they are typed and as programs and printers set them.
 */
export const PHONE_SIGNS = String.raw`\s.()\[\]\-\u2010-\u2015\u2212`;

const EACH_PHONE_SIGN = new RegExp(`[${PHONE_SIGNS}]`, 'g');

/** A phone number without whatever was typed between its digits. */
export const withoutPhoneSigns = (typed: string): string => typed.replace(EACH_PHONE_SIGN, '');

/**
 * A phone number as E.164, however people or gateways write it: ten digits mean Canada (+1), where none
 * begins with 0; other digits begin with the code of a country. What is no number stays none.
 */
export function normalisePhone(typed: string): string {
  const compact = withoutPhoneSigns(typed);
  if (/^[1-9]\d{9}$/.test(compact)) return `+1${compact}`;
  if (/^[1-9]\d*$/.test(compact)) return `+${compact}`;
  return compact;
}

const E164 = /^\+[1-9]\d{0,14}$/;
const PHONE_NEEDED = 'Please enter a valid phone number (e.g., +1234567890)';

/** Optional plus, a digit 1-9, at most 15 digits in all; inside always E.164. */
export const phone = (message = PHONE_NEEDED) =>
  z.string(message).check(z.overwrite(normalisePhone), z.regex(E164, message));

/**
 * The same where the kitchen writes it down: seven digits are how neighbours say a number, and nobody can
 * be called by them.
 */
export const phoneAtDesk = () =>
  z.string(PHONE_NEEDED).check(
    z.refine(
      (typed) => !/^\d{7}$/.test(withoutPhoneSigns(typed)),
      'Please enter the area code, too (e.g., 905-555-0123).',
    ),
    z.overwrite(normalisePhone),
    z.regex(E164, PHONE_NEEDED),
  );

/** Removes control characters other than tab and line ends. */
const withoutControls = (typed: string): string => typed.replace(/[^\P{Cc}\t\n\r]/gu, '');

/** Text a person types: trimmed, bounded, without control characters that break mails or paper. */
export const text = (max: number, message = `Please use at most ${max} characters.`) =>
  z.string().check(z.overwrite(withoutControls), z.trim(), z.maxLength(max, message));

/** The same, and it may not be empty. */
export const requiredText = (max: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.overwrite(withoutControls),
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(max, `Please use at most ${max} characters.`),
    );

/** Whatever stands between two words is one blank. */
const onOneLine = (typed: string): string => typed.replace(/\s+/g, ' ').trim();

/** A word or a few on one line, however they were typed; there has to be one. */
export const requiredLine = (max: number, missing: string) =>
  z.string(missing).check(
    z.overwrite((typed) => onOneLine(withoutControls(typed))),
    z.minLength(1, missing),
    z.maxLength(max, `Please use at most ${max} characters.`),
  );

/** Text that may be absent, empty or null on the wire; inside it is a string or null. */
export const optionalText = (max: number) => z.nullish(text(max));

/** Yes or no in a query: `true` or `false` on the wire. */
export const Flag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (written) => written === 'true',
  encode: (yes) => (yes ? 'true' : 'false'),
});

/** `page` from 1, `limit` up to 100: the query of every list. */
export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 25),
};

/** An answer without data. */
export const Nothing = z.null();
