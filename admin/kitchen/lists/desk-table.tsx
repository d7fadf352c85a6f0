import { Box, Button, Card, Link, Skeleton, Stack, useMediaQuery } from '@mui/material';
import { Children, type ReactNode, useRef } from 'react';
import {
  DataTable,
  type DataTableProps,
  type Identifier,
  type RaRecord,
  useCreatePath,
  useGetList,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { keepTogetherIn } from '#admin/platform/components/keep-together.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { type DeskList, filterText, listLine } from '#domain/kitchen/list-text.ts';

type Props<Row extends RaRecord> = DataTableProps<Row> & {
  /** A row where there is no room for a table. */
  phone: (row: Row) => ReactNode;
  /** What can be done with a row there, below it: a link cannot hold buttons. */
  phoneActions?: (row: Row) => ReactNode;
  /** What a row leads to; nothing when absent. */
  opens?: 'show' | 'edit';
  /** What an empty answer means here. */
  emptyWords: string;
};

/**
 * Says what a list shows: how many, and when it is filtered by what and of how many, with the press
 * that shows all of them. It is read aloud when that changes.
 */
function ListLine() {
  const list = useResourceContext() as DeskList;
  const { filterValues, setFilters, displayedFilters, total, meta } = useListContext();
  const filter = filterValues ?? {};
  const isFiltered = filterText(list, filter).length > 0;
  const { total: all } = useGetList(
    list,
    { pagination: { page: 1, perPage: 1 }, filter: {} },
    { enabled: isFiltered },
  );
  const line = useRef<HTMLDivElement>(null);
  const known = total !== undefined && (!isFiltered || all !== undefined);
  const words = known
    ? listLine(list, filter, { shown: total, all: all ?? total, more: meta?.more })
    : '';

  return (
    <Box
      ref={line}
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: 48,
        px: 1.75,
        borderBottom: 1,
        borderColor: 'divider',
        ...(isFiltered && { bgcolor: 'house.turmericTint', color: 'house.turmericInk' }),
      }}
    >
      <Box role="status" sx={{ py: 0.75, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {words}
      </Box>
      {isFiltered && (
        <Button
          color="inherit"
          size="small"
          sx={{ minHeight: 44, textDecoration: 'underline' }}
          onClick={() => {
            setFilters({}, displayedFilters);
            // The button is gone with the filters.
            line.current?.focus();
          }}
        >
          Show all
        </Button>
      )}
    </Box>
  );
}

/** A list: what it shows in words, then a table where there is room, cards on a phone. */
export function DeskTable<Row extends RaRecord>(props: Props<Row>) {
  const { phone, phoneActions, opens, emptyWords, children, ...rest } = props;
  const narrow = useMediaQuery('(max-width: 999px)', { noSsr: true });
  const empty = <EmptyState words={emptyWords} />;
  return (
    <>
      <ListLine />
      {narrow ? (
        <PhoneCards phone={phone} actions={phoneActions} opens={opens} empty={empty} />
      ) : (
        <Box sx={{ overflowX: 'auto' }}>
          <DataTable<Row>
            bulkActionButtons={false}
            rowClick={opens ?? false}
            empty={empty}
            {...(rest as DataTableProps<Row>)}
          >
            {children}
          </DataTable>
        </Box>
      )}
    </>
  );
}

function PhoneCards<Row extends RaRecord>(props: {
  phone: (row: Row) => ReactNode;
  actions: ((row: Row) => ReactNode) | undefined;
  opens: 'show' | 'edit' | undefined;
  empty: ReactNode;
}) {
  const { data, isPending } = useListContext<Row>();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (isPending)
    return (
      <Stack role="status" aria-label="Loading" sx={{ gap: 1, p: 1.5 }}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} variant="rounded" height={72} />
        ))}
      </Stack>
    );
  if (!data?.length) return props.empty;

  const pathTo = (id: Identifier) =>
    createPath({ resource: resource ?? '', id, type: props.opens ?? 'show' });
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((row) => (
        <Card
          key={row.id}
          component="li"
          sx={{
            borderWidth: 0,
            borderBottomWidth: 1,
            borderRadius: 0,
            '&:last-child': { borderBottom: 0 },
          }}
        >
          {props.opens ? (
            <Link
              component={RouterLink}
              to={pathTo(row.id)}
              color="inherit"
              underline="none"
              sx={{ display: 'block', p: 1.75, '&:active': { bgcolor: 'house.sunken' } }}
            >
              {props.phone(row)}
            </Link>
          ) : (
            <Box sx={{ p: 1.75 }}>{props.phone(row)}</Box>
          )}
          {props.actions && <Box sx={{ px: 1.75, pb: 1 }}>{props.actions(row)}</Box>}
        </Card>
      ))}
    </Stack>
  );
}

/** The usual card of a row: a title, something on its right, and lines below. */
export const PhoneRow = (props: { title: ReactNode; aside?: ReactNode; lines: ReactNode[] }) => (
  <>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
      <Box sx={{ fontWeight: 650, minWidth: 0, overflowWrap: 'anywhere' }}>
        {keepTogetherIn(props.title)}
      </Box>
      <Box sx={{ flex: 'none' }}>{props.aside}</Box>
    </Stack>
    {[...new Set(Children.toArray(props.lines))].map((line) => (
      <Box
        key={typeof line === 'string' ? line : 'part'}
        sx={{ color: 'text.secondary', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}
      >
        {keepTogetherIn(line)}
      </Box>
    ))}
  </>
);
