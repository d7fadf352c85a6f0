import {
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  useMediaQuery,
} from '@mui/material';
import type { ReactNode } from 'react';
import { keepTogetherIn } from '#admin/platform/components/keep-together.tsx';

/** A column of a small table: its heading and what stands in a row's cell. */
export type Column<Row> = {
  heading: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** Words of any length, which may go on in the next line; everything else stays whole. */
  wraps?: boolean;
};

/** A table that is read whole: columns where there is room, labelled lines on a phone. */
export function SmallTable<Row>(props: {
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}) {
  const narrow = useMediaQuery('(max-width: 719px)', { noSsr: true });
  const { label, columns, rows, keyOf } = props;
  if (narrow)
    return (
      <Stack component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={keyOf(row)}
            sx={{
              py: 1.25,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            {columns.map(({ heading, cell }) => {
              const shown = cell(row);
              return shown === null || shown === '' ? null : (
                <Stack
                  key={heading}
                  direction="row"
                  sx={{ justifyContent: 'space-between', gap: 2 }}
                >
                  <Box component="span" sx={{ color: 'text.secondary', flex: 'none' }}>
                    {heading}
                  </Box>
                  <Box sx={{ textAlign: 'right', overflowWrap: 'anywhere', minWidth: 0 }}>
                    {keepTogetherIn(shown)}
                  </Box>
                </Stack>
              );
            })}
          </Box>
        ))}
      </Stack>
    );
  return (
    <Box sx={{ overflowX: 'auto', mx: -1 }}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ heading, align }) => (
              <TableCell key={heading} {...(align && { align })}>
                {heading}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map(({ heading, cell, align, wraps }) => (
                <TableCell
                  key={heading}
                  {...(align && { align })}
                  {...(wraps && { className: 'prose' })}
                >
                  {keepTogetherIn(cell(row))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
