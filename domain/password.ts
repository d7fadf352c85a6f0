import { missingPasswordCriteria, PASSWORD_CRITERIA } from '#contract/password.ts';

export type PasswordStrength = {
  /** How many of the five criteria hold. */
  score: number;
  level: 'weak' | 'fair' | 'good' | 'strong';
  label: 'Weak' | 'Fair' | 'Good' | 'Strong';
  /** The criteria that are missing, in the words of the form's message. */
  missing: string[];
};

/** The strength meter: score 0-2 weak, 3 fair, 4 good, 5 strong (spec 2 section 5, Registration). */
export function passwordStrength(typed: string): PasswordStrength {
  const missing = missingPasswordCriteria(typed);
  const score = PASSWORD_CRITERIA.length - missing.length;
  if (score <= 2) return { score, level: 'weak', label: 'Weak', missing };
  if (score === 3) return { score, level: 'fair', label: 'Fair', missing };
  if (score === 4) return { score, level: 'good', label: 'Good', missing };
  return { score, level: 'strong', label: 'Strong', missing };
}
