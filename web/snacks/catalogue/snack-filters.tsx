import { Flame, Leaf, type LucideIcon } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { SnackCategory } from '#contract/snacks/catalogue.ts';
import { relOf } from '#domain/platform/crawled-urls.ts';
import { SearchBox, useSearchText } from '#web/platform/lists/search-box.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import {
  filterPath,
  SNACK_CATEGORY_LABELS,
  type SnackList,
  type SnacksView,
} from './snacks-view.ts';

const PILL =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:rounded-full aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:border-2';

function Switch({
  to,
  on,
  icon,
  children,
}: {
  to: string;
  on: boolean;
  icon: LucideIcon;
  children: string;
}) {
  return (
    <Link
      to={to}
      rel={relOf(to)}
      preventScrollReset
      aria-current={on ? 'true' : undefined}
      className={`${PILL} border border-edge aria-[current]:border-ink`}
    >
      <Icon of={icon} className="size-4.5" />
      {children}
    </Link>
  );
}

/**
 * What narrows a list of snacks: links, each to the address of what it shows, so that they work
 * before the program has loaded and can be shared; and a search.
 */
export function SnackFilters({ list, view }: { list: SnackList; view: SnacksView }) {
  const navigate = useNavigate();
  const [text, setText] = useSearchText(view.search, (search) => {
    void navigate(filterPath(list, view, { search }), { replace: true, preventScrollReset: true });
  });
  const kinds: (SnackCategory | null)[] = [null, ...list.categories];
  return (
    <div className="no-print @container">
      <div className="grid gap-3 @xl:grid-cols-[minmax(0,1fr)_auto] @xl:items-center @[60rem]:grid-cols-[minmax(0,1fr)_auto_auto] @[60rem]:gap-4">
        <div className="@xl:col-span-2 @[60rem]:col-span-1">
          <SearchBox
            label="Search the snacks"
            placeholder="Dhokla, chaat, ladoo…"
            value={text}
            onChange={setText}
          />
        </div>
        <nav
          aria-label="Kinds of snacks"
          className="flex rounded-full border border-line bg-sunken p-1"
        >
          {kinds.map((category) => (
            <Link
              key={category ?? 'all'}
              to={filterPath(list, view, { category })}
              rel={relOf(filterPath(list, view, { category }))}
              preventScrollReset
              aria-current={view.category === category ? 'true' : undefined}
              className={`${PILL} @max-[60rem]:grow max-sm:px-2.5 max-[23rem]:text-sm`}
            >
              {category ? SNACK_CATEGORY_LABELS[category] : 'All'}
            </Link>
          ))}
        </nav>
        <nav aria-label="Diet and spice" className="flex gap-2 [&>*]:@max-xl:grow">
          <Switch
            icon={Leaf}
            on={view.vegetarian}
            to={filterPath(list, view, { vegetarian: !view.vegetarian })}
          >
            Vegetarian
          </Switch>
          <Switch icon={Flame} on={view.spicy} to={filterPath(list, view, { spicy: !view.spicy })}>
            Spicy
          </Switch>
        </nav>
      </div>
    </div>
  );
}
