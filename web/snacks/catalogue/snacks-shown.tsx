import type { SnackPage } from '#contract/snacks/catalogue.ts';
import type { Reading } from '#web/platform/data/use-page-query.ts';
import { PageLinks } from '#web/platform/ui/page-links.tsx';
import { SNACK_GRID } from './grid.ts';
import { NoSnacks } from './no-snacks.tsx';
import { SnackGrid } from './snack-grid.tsx';
import { SnackGridSkeleton } from './snack-skeletons.tsx';
import { SnacksFailed } from './snacks-failed.tsx';
import { SnacksFound } from './snacks-found.tsx';
import { type SnacksView, viewPath } from './snacks-view.ts';

/** The page of snacks that the address asks for, in whatever state it is. */
export function SnacksShown({ view, page }: { view: SnacksView; page: Reading<SnackPage> }) {
  const { data, isError, isPlaceholderData, refetch, isFetching } = page;
  const content = () => {
    if (isError) return <SnacksFailed onRetry={() => void refetch()} retrying={isFetching} />;
    if (!data) return <SnackGridSkeleton count={view.limit} />;
    if (data.snacks.length === 0)
      return <NoSnacks list={SNACK_GRID} view={view} total={data.pagination.total} />;
    return (
      <div
        aria-busy={isPlaceholderData}
        className="transition-opacity duration-150 aria-busy:opacity-80"
      >
        <SnackGrid snacks={data.snacks} />
        <PageLinks
          label="Pages of snacks"
          page={view.page}
          totalPages={data.pagination.total_pages}
          pathOf={(page) => viewPath(SNACK_GRID, { ...view, page })}
        />
      </div>
    );
  };
  return (
    <>
      <SnacksFound list={SNACK_GRID} view={view} page={page} />
      {content()}
    </>
  );
}
