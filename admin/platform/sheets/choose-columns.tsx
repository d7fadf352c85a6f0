import {
  Button,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Section } from '#admin/platform/components/page.tsx';
import { counted } from '#domain/platform/plural.ts';
import {
  type ColumnGuess,
  columnsOf,
  guessColumns,
  type LooksLike,
  type SheetHeadings,
} from '#domain/platform/sheet.ts';
import type { OpenedSheet } from './choose-sheet.tsx';
import { isEmpty } from './read-cells.ts';
import { KNOWN_BY_BEGINNING } from './review-rows.tsx';

/** What somebody says of a table before its rows are checked. */
export type ChosenColumns<Column extends string> = {
  hasHeadings: boolean;
  columns: ColumnGuess<Column>;
};

type Props<Column extends string> = {
  sheet: OpenedSheet;
  headings: SheetHeadings<Column>;
  looks?: LooksLike<Column> | undefined;
  /** So many rows are imported at once. */
  most: number;
  /** What was chosen before, to come back to. */
  before: ChosenColumns<Column> | null;
  /** What else has to be said of the table. */
  children?: ReactNode;
  onChoose: (chosen: ChosenColumns<Column>) => void;
  onBack: () => void;
};

/** So many cells of a column are shown, to know it by. */
const SAMPLES = 3;

/** What each column of the table is: guessed, shown with its first cells, and changed here. */
export function ChooseColumns<Column extends string>(props: Props<Column>) {
  const { sheet, headings, looks, most, before, children, onChoose, onBack } = props;
  const { fileName } = sheet;
  const table = sheet.table.filter((row) => !isEmpty(row));
  const [begun] = useState(() => before ?? guessColumns(table, headings, looks));
  const [hasHeadings, setHasHeadings] = useState(begun.hasHeadings);
  const [columns, setColumns] = useState(begun.columns);
  const [over = [], ...others] = table;
  const rows = hasHeadings ? others : table;
  const isTooLong = rows.length > most;

  const choose = (at: number, chosen: Column | null) =>
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
            const heading = (hasHeadings && over[at]?.trim()) || `Column ${at + 1}`;
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
                  onChange={({ target }) => choose(at, (target.value || null) as Column | null)}
                >
                  <MenuItem value="">Leave it out</MenuItem>
                  {columnsOf(headings).map((ours) => (
                    <MenuItem key={ours} value={ours}>
                      {headings[ours].heading}
                    </MenuItem>
                  ))}
                </TextField>
                <Typography color="textSecondary" sx={{ ...KNOWN_BY_BEGINNING, minWidth: 0 }}>
                  {samples.length > 0 ? samples.join(' · ') : 'Empty'}
                </Typography>
              </Stack>
            );
          })}
        </Stack>
        {children}
        {isTooLong && (
          <Typography role="alert" sx={{ color: 'house.chilliInk' }}>
            Please import at most {most.toLocaleString('en-CA')} rows at once; the rest goes into a
            second sheet.
          </Typography>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={rows.length === 0 || isTooLong || columns.every((column) => column === null)}
            onClick={() => onChoose({ hasHeadings, columns })}
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
