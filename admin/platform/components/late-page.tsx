import { type ComponentType, lazy, useState } from 'react';
import { noAnswer } from '#admin/platform/client/failure.ts';
import { loadModule, serverAnswers } from '#admin/platform/client/load-module.ts';
import { Page } from './page.tsx';
import { ErrorState } from './states.tsx';

/** Says why a page is not here. Once the server answers, a press loads the desk anew, on this page. */
function NotLoaded({ failure }: { failure: unknown }) {
  const [error, setError] = useState(failure);
  async function tryAgain(): Promise<void> {
    if (await serverAnswers()) location.reload();
    else setError(noAnswer());
  }
  return (
    <Page title="This page did not load">
      <ErrorState error={error} onRetry={() => void tryAgain()} />
    </Page>
  );
}

/**
 * A page that is fetched when it is first opened.
 *
 *     const PlannerPage = latePage(() => import('./menu/planner/planner-page.tsx'));
 */
export const latePage = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() =>
    loadModule(load).catch((failure: unknown) => ({
      default: () => <NotLoaded failure={failure} />,
    })),
  );
