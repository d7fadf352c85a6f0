import type { Snack } from '#contract/snacks/catalogue.ts';
import { call } from '#web/platform/client/browser-client.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { relatedSnacksQuery } from './queries.ts';
import { SnackCard } from './snack-card.tsx';

/** So many are shown. */
const SHOWN = 3;

/** Others of its kind; nothing where there are none, or where they cannot be read. */
export function RelatedSnacks({ snack, id }: { snack: Snack; id: string }) {
  const { data = [] } = usePageQuery(relatedSnacksQuery(call, id));
  const others = data.filter((one) => one.id !== snack.id).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14 sm:mt-20">
      <h2 id="related" className="text-section">
        You may also like
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
        {others.map((one, index) => (
          <SnackCard key={one.id} snack={one} heading="h3" {...(index === 2 && { wideAt: [2] })} />
        ))}
      </ul>
    </section>
  );
}
