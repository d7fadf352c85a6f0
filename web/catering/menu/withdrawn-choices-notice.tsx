import type { MenuCategory } from '#contract/catering/inquiry-menu.ts';
import { isApiError } from '#contract/platform/api-error.ts';
import { MENU_CATEGORY_LABELS } from '#domain/catering/labels.ts';
import { Banner } from '#web/platform/ui/banner.tsx';
import { ErrorState } from '#web/platform/ui/states.tsx';
import type { WithdrawnChoices } from './catalogue.ts';
import type { LoadedCatalogue } from './use-catalogue.ts';

const listed = new Intl.ListFormat('en-CA');

const named = (categories: readonly MenuCategory[]): string =>
  listed.format(categories.map((category) => MENU_CATEGORY_LABELS[category].toLowerCase()));

/** Says which of the earlier choices the kitchen has taken away. */
export function WithdrawnChoicesNotice({
  gone,
  onDismiss,
}: {
  gone: WithdrawnChoices;
  onDismiss: () => void;
}) {
  return (
    <Banner kind="warning" onDismiss={onDismiss} className="mb-5">
      {gone.plan && <p>The plan that you chose is no longer offered. Please choose another one.</p>}
      {gone.categories.length > 0 && (
        <p className={gone.plan ? 'mt-2' : ''}>
          Something that you chose is no longer on our menu: {named(gone.categories)}. Please have a
          look at what stands there now.
        </p>
      )}
    </Banner>
  );
}

/** The plans and the menu did not load; what was entered so far is kept. */
export function CatalogueFailed({ error, isLoading, reload }: LoadedCatalogue) {
  return (
    <ErrorState
      title="Our plans did not load"
      message={`${isApiError(error) ? error.message : 'Something went wrong.'} What you have entered is kept.`}
      onRetry={reload}
      retrying={isLoading}
    />
  );
}
