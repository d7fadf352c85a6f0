import { useQuery } from '@tanstack/react-query';
import { call } from '#web/platform/client/browser-client.ts';
import { NoSnacks } from '#web/snacks/catalogue/no-snacks.tsx';
import { snackPageQuery } from '#web/snacks/catalogue/queries.ts';
import { SnackFilters } from '#web/snacks/catalogue/snack-filters.tsx';
import { SnacksFailed } from '#web/snacks/catalogue/snacks-failed.tsx';
import { SnacksFound } from '#web/snacks/catalogue/snacks-found.tsx';
import { type SnacksView, viewPath, wantedBy } from '#web/snacks/catalogue/snacks-view.ts';
import { PageLinks } from '#web/platform/ui/page-links.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { ORDER_LIST } from './snack-list.ts';
import { SnackRow } from './snack-row.tsx';

/** What there is to choose from, narrowed by the address. */
export function SnackChoice({ view }: { view: SnacksView }) {
  const page = useQuery(snackPageQuery(call, wantedBy(view)));
  const { data, isError, isPlaceholderData, refetch, isFetching } = page;
  const content = () => {
    if (isError) return <SnacksFailed onRetry={() => void refetch()} retrying={isFetching} />;
    if (!data) return <SkeletonRows count={8} label="Loading the snacks…" />;
    if (data.snacks.length === 0)
      return <NoSnacks list={ORDER_LIST} view={view} total={data.pagination.total} />;
    return (
      <div
        aria-busy={isPlaceholderData}
        className="transition-opacity duration-150 aria-busy:opacity-80"
      >
        <ul aria-label="Snacks to order" className="grid gap-3 sm:grid-cols-2">
          {data.snacks.map((snack) => (
            <SnackRow key={snack.id} snack={snack} />
          ))}
        </ul>
        <PageLinks
          label="Pages of snacks"
          page={view.page}
          totalPages={data.pagination.total_pages}
          pathOf={(page) => viewPath(ORDER_LIST, { ...view, page })}
        />
      </div>
    );
  };
  return (
    <div className="min-w-0">
      <SnackFilters list={ORDER_LIST} view={view} />
      <SnacksFound list={ORDER_LIST} view={view} page={page} />
      {content()}
    </div>
  );
}
