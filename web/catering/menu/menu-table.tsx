import { RotateCw } from 'lucide-react';
import type { MenuLine } from '#contract/catering/inquiry-menu.ts';
import { MENU_CATEGORY_LABELS } from '#domain/catering/labels.ts';
import { dishOf } from '#domain/catering/menu.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Banner } from '#web/platform/ui/banner.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import type { CalculatedMenuState } from './use-calculated-menu.ts';

const CELL = 'border-t border-line py-2.5 align-baseline';
const HEAD = 'pb-2 text-left text-sm font-semibold text-ink-soft';

/** A category of the menu as a customer reads it; extras are no category of their own. */
const categoryText = (category: string): string =>
  ({ ...MENU_CATEGORY_LABELS, extra: 'Extra' })[category] ?? category;

function Line({ line }: { line: MenuLine }) {
  const category = categoryText(line.category);
  return (
    <tr>
      <th scope="row" className={`${CELL} pr-3 text-left font-semibold`}>
        {dishOf(line)}
        <span className="block text-sm font-normal text-ink-soft sm:hidden">
          {[category, line.specialNote].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td className={`${CELL} pr-2 text-right font-semibold tabular-nums sm:pr-4`}>
        {line.quantity.toLocaleString('en-CA')}
      </td>
      <td className={`${CELL} text-ink-soft max-sm:hidden`}>{category}</td>
      <td className={`${CELL} text-ink-soft`}>{line.unit}</td>
      <td className={`${CELL} text-sm text-ink-soft max-sm:hidden`}>{line.specialNote}</td>
    </tr>
  );
}

/**
 * What the kitchen will cook for the whole party. While it is
 * worked out anew, the lines before stay in their places.
 */
export function MenuTable({
  menu: { lines, isWorking, error, retry },
}: {
  menu: CalculatedMenuState;
}) {
  if (error) {
    return (
      <Banner
        kind="warning"
        title="The menu could not be worked out"
        action={
          <Button
            kind="quiet"
            size="small"
            onClick={retry}
            busy={isWorking}
            busyText="Trying again…"
          >
            <Icon of={RotateCw} />
            Try Again
          </Button>
        }
      >
        {error} Your price below is right all the same, and you can submit your inquiry.
      </Banner>
    );
  }
  if (!lines) return <MenuTableSkeleton />;
  return (
    <table
      aria-busy={isWorking}
      className={`w-full table-auto border-separate border-spacing-0 transition-opacity ${isWorking ? 'opacity-80' : ''}`}
    >
      <caption className="sr-only">The menu for all of your guests</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            Item
          </th>
          <th scope="col" className={`${HEAD} pr-2 text-right! sm:pr-4`}>
            Quantity
          </th>
          <th scope="col" className={`${HEAD} max-sm:hidden`}>
            Category
          </th>
          <th scope="col" className={HEAD}>
            Unit
          </th>
          <th scope="col" className={`${HEAD} max-sm:hidden`}>
            Note
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={`${line.category} ${line.item}`} line={line} />
        ))}
      </tbody>
    </table>
  );
}

const ROWS = ['sabji', 'sweet', 'salad', 'dal', 'roti', 'rice'];

function MenuTableSkeleton() {
  return (
    <Skeleton label="Working out your menu…" className="grid">
      <Bone className="mb-2 h-6 w-1/3" />
      {ROWS.map((row) => (
        <span key={row} className="flex h-16 items-center gap-6 border-t border-line sm:h-12">
          <Bone className="h-5 w-2/5" />
          <Bone className="h-5 w-1/5" />
        </span>
      ))}
    </Skeleton>
  );
}
