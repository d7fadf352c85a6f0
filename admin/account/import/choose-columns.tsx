import {
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Section } from '#admin/platform/components/page.tsx';
import { type CustomerColumn, MOST_IMPORTED_ROWS } from '#contract/account/desk-imports.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import {
  type ColumnGuess,
  CUSTOMER_COLUMNS,
  CUSTOMER_SHEET,
  guessColumns,
} from '#domain/account/customer-sheet.ts';
import { SLOT_CHOICES } from '#domain/kitchen/slots.ts';
import { counted } from '#domain/platform/plural.ts';
import type { OpenedSheet } from './choose-sheet.tsx';
import { isEmpty } from './read-sheet.ts';

/** What somebody says of a table before its rows are checked. */
export type ChosenColumns = { hasHeadings: boolean; columns: ColumnGuess; defaultSlot: Slot };

type Props = {
  sheet: OpenedSheet;
  /** What was chosen before, to come back to. */
  before: ChosenColumns | null;
  onChoose: (chosen: ChosenColumns) => void;
  onBack: () => void;
};

/** When most kitchens deliver. */
const USUAL_SLOT: Slot = '18:00-19:00';

/** So many cells of a column are shown, to know it by. */
const SAMPLES = 3;

/** What each column of the table is: guessed, shown with its first cells, and changed here. */
export function ChooseColumns({ sheet, before, onChoose, onBack }: Props) {
  const { fileName } = sheet;
  const table = sheet.table.filter((row) => !isEmpty(row));
  const [begun] = useState(() => before ?? { ...guessColumns(table), defaultSlot: USUAL_SLOT });
  const [hasHeadings, setHasHeadings] = useState(begun.hasHeadings);
  const [columns, setColumns] = useState(begun.columns);
  const [defaultSlot, setDefaultSlot] = useState<Slot>(begun.defaultSlot);
  const [headings = [], ...others] = table;
  const rows = hasHeadings ? others : table;
  const isTooLong = rows.length > MOST_IMPORTED_ROWS;

  const choose = (at: number, chosen: CustomerColumn | null) =>
    setColumns(
      columns.map((column, index) => {
        if (index === at) return chosen;
        // Each of our columns is one of theirs.
        return column === chosen ? null : column;
      }),
    );

  return (
    <Section title={`What is in each column of ${fileName}?`}>
      <Stack sx={{ gap: 2 }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={hasHeadings}
              onChange={({ target }) => setHasHeadings(target.checked)}
            />
          }
          label="The first row has headings"
        />
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
          {columns.map((column, at) => {
            const heading = (hasHeadings && headings[at]?.trim()) || `Column ${at + 1}`;
            const samples = rows.flatMap((row) => row[at]?.trim() || []).slice(0, SAMPLES);
            return (
              <Stack
                component="li"
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is where it stands
                key={at}
                direction={{ xs: 'column', sm: 'row' }}
                sx={{ gap: { xs: 0.5, sm: 2 }, alignItems: { sm: 'center' } }}
              >
                <TextField
                  select
                  label={heading}
                  value={column ?? ''}
                  margin="none"
                  sx={{ width: { xs: '100%', sm: 280 }, flex: 'none' }}
                  onChange={({ target }) =>
                    choose(at, (target.value || null) as CustomerColumn | null)
                  }
                >
                  <MenuItem value="">Leave it out</MenuItem>
                  {CUSTOMER_COLUMNS.map((ours) => (
                    <MenuItem key={ours} value={ours}>
                      {CUSTOMER_SHEET[ours].heading}
                    </MenuItem>
                  ))}
                </TextField>
                <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                  {samples.length > 0 ? samples.join(' · ') : 'Empty'}
                </Typography>
              </Stack>
            );
          })}
        </Stack>
        <TextField
          select
          label="Weekly patterns that say no hour come at"
          value={defaultSlot}
          margin="none"
          sx={{ width: { xs: '100%', sm: 280 } }}
          onChange={({ target }) => setDefaultSlot(target.value as Slot)}
        >
          {SLOT_CHOICES.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {isTooLong && (
          <Typography role="alert" sx={{ color: 'house.chilliInk' }}>
            Please import at most {MOST_IMPORTED_ROWS.toLocaleString('en-CA')} rows at once; the
            rest goes into a second sheet.
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={rows.length === 0 || isTooLong || columns.every((column) => column === null)}
            onClick={() => onChoose({ hasHeadings, columns, defaultSlot })}
          >
            Check {counted(rows.length, 'row')}
          </Button>
          <Button color="secondary" onClick={onBack}>
            Open something else
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}
