import { Box, Tab, Tabs } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useId } from 'react';
import {
  List,
  type ListProps,
  Pagination,
  type PaginationProps,
  type RouterNavigateFunction,
  type RouterProvider,
  RouterProviderContext,
  reactRouterProvider,
  useGetList,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { useHref, useLocation } from 'react-router';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { rememberList } from '#admin/platform/components/list-paths.ts';
import { ListProblem } from '#admin/platform/components/states.tsx';
import { RESOURCE_ENDPOINTS, type ResourceName } from '#admin/resource-endpoints.ts';
import { foundText } from '#domain/kitchen/list-text.ts';

/** A tab above a list: the part of it that its filter leaves. */
export type StatusTab = { key: string; words: string; filter: Record<string, unknown> };

/** How many there are behind a tab, under the present search; not asked of what is not theirs. */
function Count({ filter }: { filter: Record<string, unknown> }) {
  const resource = useResourceContext() as ResourceName;
  const may = useCanCall();
  const { total, meta } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, filter },
    { enabled: may(RESOURCE_ENDPOINTS[resource].list) },
  );
  return (
    <Box component="span" sx={{ ml: 0.75, fontVariantNumeric: 'tabular-nums' }}>
      {total === undefined ? '…' : foundText(total, meta?.more)}
    </Box>
  );
}

/** Which tab the present filters mean: the most particular one that fits. */
function tabOf(tabs: readonly StatusTab[], filters: Record<string, unknown>): string {
  const fits = ({ filter }: StatusTab) =>
    Object.entries(filter).every(([name, value]) => String(filters[name]) === String(value));
  return (tabs.findLast((tab) => fits(tab)) ?? tabs[0])?.key ?? '';
}

/** A list under tabs with counts; `statusFilters` are the filters that choosing a tab replaces. */
export function StatusTabs(props: {
  tabs: readonly StatusTab[];
  statusFilters: string[];
  children: ReactNode;
}) {
  const { tabs, statusFilters } = props;
  const panel = useId();
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const others = Object.fromEntries(
    Object.entries(filterValues ?? {}).filter(([name]) => !statusFilters.includes(name)),
  );
  const shown = tabOf(tabs, filterValues ?? {});
  return (
    <>
      <Tabs
        value={shown}
        variant="scrollable"
        scrollButtons="auto"
        aria-label="Filter by status"
        textColor="inherit"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            value={tab.key}
            id={`${panel}-${tab.key}`}
            aria-controls={panel}
            onClick={() => setFilters({ ...others, ...tab.filter }, displayedFilters)}
            label={
              <span>
                {tab.words}
                <Count filter={{ ...others, ...tab.filter }} />
              </span>
            }
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${shown}`}>
        {props.children}
      </div>
    </>
  );
}

/** The pages of a list, and of how many rows. */
function ListPages() {
  const { meta } = useListContext();
  const rows = ({ from, to, count }: { from: number; to: number; count: number }) =>
    `${from}-${to} of ${foundText(count, meta?.more)}`;
  // A bar is no part of a line of text; its types do not know that either can be said.
  const bar = { component: 'div', labelDisplayedRows: rows } as PaginationProps;
  return <Pagination {...bar} />;
}

/**
 * The list's way to write its address. A search is written a moment after it was typed, and would
 * call back whoever has pressed a row or a link in that moment: then it is written no more.
 */
function useNavigateWhileHere(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const here = useHref(useLocation().pathname);
  return useCallback<RouterNavigateFunction>(
    (to, options) => {
      const leads = typeof to !== 'object' || to.pathname !== undefined;
      if (leads || location.pathname === here) navigate(to, options);
    },
    [navigate, here],
  );
}

const LIST_ROUTER: RouterProvider = { ...reactRouterProvider, useNavigate: useNavigateWhileHere };

/**
 * The frame of a list. What it shows is in its address and nowhere else: from the menu it starts
 * clean, a link brings its filter along, and going back finds it as it was.
 */
export function DeskList(props: ListProps) {
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  useEffect(() => rememberList(resource, search), [resource, search]);
  return (
    <RouterProviderContext value={LIST_ROUTER}>
      <List
        storeKey={false}
        exporter={false}
        error={<ListProblem />}
        pagination={<ListPages />}
        {...props}
      />
    </RouterProviderContext>
  );
}
