import { missingPasswordCriteria, PASSWORD_CRITERIA } from '#contract/account/password.ts';
import type { Guessable } from './guessable-password.ts';

export type PasswordStrength = {
  /** How many of the five criteria hold; two at most where it is guessable. */
  score: number;
  level: 'weak' | 'fair' | 'good' | 'strong';
  label: 'Weak' | 'Fair' | 'Good' | 'Strong';
  /** The criteria that are missing, in the words of the form's message. */
  missing: string[];
  /** Whether others would guess it all the same. */
  guessable: Guessable | null;
};

/**
 * The strength meter: score 0-2 weak, 3 fair, 4 good, 5 strong.
 * What is guessed first is weak whatever it is made of.
 */
export function passwordStrength(
  typed: string,
  guessable: Guessable | null = null,
): PasswordStrength {
  const missing = missingPasswordCriteria(typed);
  const criteria = PASSWORD_CRITERIA.length - missing.length;
  const score = guessable ? Math.min(criteria, 2) : criteria;
  if (score <= 2) return { score, level: 'weak', label: 'Weak', missing, guessable };
  if (score === 3) return { score, level: 'fair', label: 'Fair', missing, guessable };
  if (score === 4) return { score, level: 'good', label: 'Good', missing, guessable };
  return { score, level: 'strong', label: 'Strong', missing, guessable };
}
