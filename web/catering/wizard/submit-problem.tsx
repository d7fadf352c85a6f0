import type { ApiError } from '#contract/platform/api-error.ts';
import { formatPlainMoney } from '#domain/catering/price.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { FIELDS } from './inquiry-form.ts';
import { submitFailure } from './submit-failure.ts';
import type { NewFigures } from './use-new-figures.ts';

/** Whether a mistake is about something that the form asks for. */
const hasField = (field: string): boolean =>
  FIELDS.some((one) => one === field || field.startsWith(`${one}.`));

/** Why the inquiry was not taken: a bullet for each wrong field, which leads to it, else words. */
export function SubmitProblem({
  error,
  figures,
  fallback,
  onField,
}: {
  error: ApiError;
  /** What came with `prices_changed`. */
  figures: NewFigures | null;
  fallback?: string;
  onField: (field: string) => void;
}) {
  const { bullets, words } = submitFailure(error, fallback);
  if (bullets.length === 0) {
    return (
      <Banner kind="error">
        {words}
        {figures && figures.before !== figures.price.totalPrice && (
          <span className="block">
            The total was {formatPlainMoney(figures.before)} and is now{' '}
            <strong>{formatPlainMoney(figures.price.totalPrice)}</strong>.
          </span>
        )}
      </Banner>
    );
  }
  return (
    <Banner kind="error" title="Please correct the following errors:">
      <ul className="mt-1 list-disc ps-5">
        {bullets.map(({ field, message }) => (
          <li key={field || message}>
            {hasField(field) ? (
              <button
                type="button"
                onClick={() => onField(field)}
                className="cursor-pointer py-1 text-left align-top underline underline-offset-4"
              >
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
