import type { ApiError } from '#contract/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { submitFailure } from './submit-failure.ts';

/** Why the inquiry was not taken: a bullet for each wrong field, which leads to it, else words. */
export function SubmitProblem({
  error,
  fallback,
  onField,
}: {
  error: ApiError;
  fallback?: string;
  onField: (field: string) => void;
}) {
  const { bullets, words } = submitFailure(error, fallback);
  if (bullets.length === 0) return <Banner kind="error">{words}</Banner>;
  return (
    <Banner kind="error" title="Please correct the following errors:">
      <ul className="mt-1 list-disc ps-5">
        {bullets.map(({ field, message }) => (
          <li key={field || message}>
            <button
              type="button"
              onClick={() => onField(field)}
              className="cursor-pointer py-1 text-left underline underline-offset-4"
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
