import { missingPasswordCriteria, PASSWORD_CRITERIA } from '#contract/account/password.ts';

/** Why a password that keeps the rule is guessed all the same. */
export type GuessableReason = 'common' | 'own';

/** What the server refuses it with. */
export const GUESSABLE_CODES = { common: 'password_common', own: 'password_names_you' } as const;

/** How much may stand around a common word before it stops being the whole password. */
const MOST_AROUND = 6;

/** A common password as it is kept for comparing: what is left of it without case. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * The word that the rule's digits and signs were hung around: `password` of `Password1!`. Null where
 * there is more around it than anybody tries, or too little in it.
 */
function wordWithin(typed: string): string | null {
  const word = plain(typed).replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return word.length >= 4 && typed.length - word.length <= MOST_AROUND ? word : null;
}

/** The common words of a list of common passwords, the most common first, `most` at most. */
export function commonPasswords(passwords: readonly string[], most: number): string[] {
  const words = new Set<string>();
  for (const one of passwords) {
    const word = wordWithin(one);
    if (word && words.size < most) words.add(word);
  }
  return [...words];
}

/**
 * The words that a person's own texts (names, an e-mail address) are made of, as far as they are long
 * enough to be meant; of an address nothing of where its mailbox is.
 */
function personalWords(own: readonly string[]): string[] {
  const texts = own.map((text) => plain(text).split('@', 1)[0] ?? '');
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return words.map((word) => word.trim()).filter((word) => word.length >= 3);
}

/**
 * Whether somebody who knows what others use, or whose password it is, would try this one first.
 * Null when not.
 */
export function guessable(
  typed: string,
  { common, own }: { common: ReadonlySet<string>; own: readonly string[] },
): GuessableReason | null {
  if (typed === '') return null;
  const whole = plain(typed);
  if (personalWords(own).some((word) => whole.includes(word))) return 'own';
  const word = wordWithin(typed);
  return common.has(whole) || (word !== null && common.has(word)) ? 'common' : null;
}

export type PasswordStrength = {
  /** How many of the five criteria hold; two at most where it is guessable. */
  score: number;
  level: 'weak' | 'fair' | 'good' | 'strong';
  label: 'Weak' | 'Fair' | 'Good' | 'Strong';
  /** The criteria that are missing, in the words of the form's message. */
  missing: string[];
  /** Whether others would guess it all the same. */
  guessable: GuessableReason | null;
};

/**
 * The strength meter: score 0-2 weak, 3 fair, 4 good, 5 strong.
 * What is guessed first is weak whatever it is made of.
 */
export function passwordStrength(
  typed: string,
  guessable: GuessableReason | null = null,
): PasswordStrength {
  const missing = missingPasswordCriteria(typed);
  const criteria = PASSWORD_CRITERIA.length - missing.length;
  const score = guessable ? Math.min(criteria, 2) : criteria;
  if (score <= 2) return { score, level: 'weak', label: 'Weak', missing, guessable };
  if (score === 3) return { score, level: 'fair', label: 'Fair', missing, guessable };
  if (score === 4) return { score, level: 'good', label: 'Good', missing, guessable };
  return { score, level: 'strong', label: 'Strong', missing, guessable };
}
