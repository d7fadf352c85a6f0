import { Button, Link, Typography } from '@mui/material';
import { type RaRecord, useCreatePath, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { type Column, SmallTable } from './small-table.tsx';

type Props<Row> = {
  title: string;
  resource: string;
  /** Whose they are: `{ customerId }`. */
  filter: Record<string, string>;
  /** The latest by this field come first, or last. */
  sortedBy: string;
  order?: 'DESC' | 'ASC';
  /** At most so many; the rest is one press away. */
  shown: number;
  /** The record's number, which leads to its page, under its heading; absent where there is none. */
  number?: { heading: string; of: (row: Row) => string; wraps?: boolean };
  columns: Column<Row>[];
  /** Said when there are none. */
  nothing: string;
};

/** The latest records of somebody or something, with the way to each and to all of them. */
export function LatestRecords<Row extends RaRecord>(props: Props<Row>) {
  const { title, resource, filter, sortedBy, order = 'DESC', shown, columns, nothing } = props;
  const createPath = useCreatePath();
  const { data, total, error, refetch } = useGetList<Row>(resource, {
    pagination: { page: 1, perPage: shown },
    sort: { field: sortedBy, order },
    filter,
  });
  const all = `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  const numbers = (number: NonNullable<Props<Row>['number']>): Column<Row> => ({
    heading: number.heading,
    ...(number.wraps && { wraps: true }),
    cell: (row) => (
      <Link
        component={RouterLink}
        to={createPath({ resource, id: row.id, type: 'show' })}
        color="inherit"
      >
        {keepTogether(number.of(row))}
      </Link>
    ),
  });
  return (
    <Section
      title={title}
      aside={
        (total ?? 0) > shown && (
          <Button component={RouterLink} to={all} color="secondary" size="small">
            All {total}
          </Button>
        )
      }
    >
      {!data && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState />
      ) : data.length === 0 ? (
        <Typography color="textSecondary">{nothing}</Typography>
      ) : (
        <SmallTable
          label={title}
          rows={data}
          keyOf={({ id }) => id}
          columns={props.number ? [numbers(props.number), ...columns] : columns}
        />
      )}
    </Section>
  );
}
