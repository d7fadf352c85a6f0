import { Check, Circle, CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { accounts } from '#contract/account/accounts.ts';
import { ACCOUNT_ERRORS } from '#contract/account/errors.ts';
import { PASSWORD_CRITERIA } from '#contract/account/password.ts';
import {
  GUESSABLE_CODES,
  type GuessableReason,
  guessable,
  passwordStrength,
  type PasswordStrength as Strength,
} from '#domain/account/password.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { useFieldError, useFormValue } from '#web/platform/form/form-context.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';

const COLOURS: Record<Strength['level'], string> = {
  weak: 'bg-chilli',
  fair: 'bg-turmeric',
  good: 'bg-leaf',
  strong: 'bg-leaf',
};

/** Spoken once somebody pauses: how strong the password is and what it still needs. */
const spoken = ({ label, missing, guessable: why }: Strength): string =>
  [
    `Password strength: ${label}.`,
    ...(missing.length > 0 ? [`Still missing: ${missing.join(', ')}.`] : []),
    ...(why ? [guessableText(why)] : []),
  ].join(' ');

const guessableText = (why: GuessableReason): string => ACCOUNT_ERRORS[GUESSABLE_CODES[why]][1];

const NONE: ReadonlySet<string> = new Set();

let asked: Promise<ReadonlySet<string>> | undefined;

const ask = () => {
  asked ??= call(accounts.commonPasswords, {}).then((words) => new Set(words));
  return asked;
};

/**
 * The words that most passwords are made of, read once somebody types one. None while they cannot be
 * read: the server refuses such a password in any case.
 */
function useCommonPasswords(isTyping: boolean): ReadonlySet<string> {
  const [common, setCommon] = useState(NONE);
  useEffect(() => {
    if (!isTyping) return;
    ask().then(setCommon, () => {
      asked = undefined;
    });
  }, [isTyping]);
  return common;
}

/**
 * How strong the password in the field `name` is, and which of the five criteria it still misses.
 * `own` are the texts of its owner (names, e-mail address) that it must not contain.
 */
export function PasswordStrength({ name, own }: { name: string; own: readonly string[] }) {
  const typed = useFormValue<string | undefined>(name) ?? '';
  const common = useCommonPasswords(typed !== '');
  const strength = passwordStrength(typed, guessable(typed, { common, own }));
  const score = typed === '' ? 0 : strength.score;
  const why = strength.guessable && guessableText(strength.guessable);
  // Once the form has been refused, the field says it itself.
  const isSaid = useFieldError(name) === why;
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="flex items-center gap-3">
        <span className="flex grow gap-1">
          {PASSWORD_CRITERIA.map(({ words }, index) => (
            <span
              key={words}
              className={`h-1.5 grow rounded-full transition-colors ${index < score ? COLOURS[strength.level] : 'bg-line'}`}
            />
          ))}
        </span>
        <span className="w-14 text-right text-sm font-semibold">{typed && strength.label}</span>
      </div>
      <ul className="mt-2 grid gap-x-4 gap-y-0.5 text-sm sm:grid-cols-2">
        {PASSWORD_CRITERIA.map(({ words, holds }) => {
          const met = holds(typed);
          return (
            <li
              key={words}
              className={`flex items-center gap-2 ${met ? 'text-leaf-ink' : 'text-ink-soft'}`}
            >
              <Icon of={met ? Check : Circle} className={met ? 'size-4' : 'size-4 scale-50'} />
              {words}
              <span className="sr-only">{met ? ' (done)' : ' (missing)'}</span>
            </li>
          );
        })}
      </ul>
      {why && !isSaid && (
        <p aria-hidden="true" className="mt-2 flex gap-2 text-sm text-chilli-ink">
          <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          {why}
        </p>
      )}
      <p role="status" className="sr-only">
        {typed && spoken(strength)}
      </p>
    </div>
  );
}

/**
 * Checks the field `dependent` again whenever `source` changes, once the form has been submitted:
 * a confirmation becomes right or wrong through the password that it repeats.
 */
export function useCheckAgain<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  source: Path<Values>,
  dependent: Path<Values>,
): void {
  const { subscribe, trigger } = form;
  const { isSubmitted } = form.formState;
  useEffect(() => {
    if (!isSubmitted) return;
    return subscribe({
      name: source,
      formState: { values: true },
      callback: () => void trigger(dependent),
    });
  }, [subscribe, trigger, isSubmitted, source, dependent]);
}
