import { Box, Button } from '@mui/material';
import { useRef } from 'react';
import { useGetList, useListContext, useResourceContext } from 'react-admin';
import { type DeskList, filterWords, listLine } from '#domain/platform/list-words.ts';

/**
 * Says what a list shows: how many, and when it is filtered by what and of how many, with the press
 * that shows all of them. It is read aloud when that changes.
 */
export function ListLine() {
  const list = useResourceContext() as DeskList;
  const { filterValues, setFilters, displayedFilters, total } = useListContext();
  const filter = filterValues ?? {};
  const isFiltered = filterWords(list, filter).length > 0;
  const { total: all } = useGetList(
    list,
    { pagination: { page: 1, perPage: 1 }, filter: {} },
    { enabled: isFiltered },
  );
  const line = useRef<HTMLDivElement>(null);
  const known = total !== undefined && (!isFiltered || all !== undefined);
  const words = known ? listLine(list, filter, { shown: total, all: all ?? total }) : '';

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
      <Box role="status" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
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
