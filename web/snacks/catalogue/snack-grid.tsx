import type { Snack } from '#contract/snacks/catalogue.ts';
import { SnackCard } from './snack-card.tsx';

/**
 * The cards of a page. Where the last row would lack one card, at two columns or at three, the first
 * card is as wide as two.
 */
export function SnackGrid({ snacks }: { snacks: readonly Snack[] }) {
  const count = snacks.length;
  const [first, ...rest] = snacks;
  const wideAt = ([2, 3] as const).filter(
    (columns) => count >= columns && count % columns === columns - 1,
  );
  return (
    <ul aria-label="Snacks" className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {first && <SnackCard key={first.id} snack={first} wideAt={wideAt} />}
      {rest.map((snack) => (
        <SnackCard key={snack.id} snack={snack} />
      ))}
    </ul>
  );
}
