import { Box, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '#admin/platform/components/states.tsx';
import type {
  CustomerCells,
  CustomerColumn,
  ImportCheck,
  JudgedRow,
  RowDecision,
} from '#contract/account/desk-imports.ts';
import { CUSTOMER_COLUMNS, CUSTOMER_SHEET } from '#domain/account/customer-sheet.ts';
import { counted } from '#domain/platform/plural.ts';

/** A row as it is going to be sent. */
export type SheetRow = { cells: CustomerCells; decision: RowDecision | null };

type Props = {
  rows: readonly SheetRow[];
  check: ImportCheck;
  /** Something has changed since, and is being checked. */
  isChecking: boolean;
  onChange: (at: number, row: SheetRow) => void;
};

/** So many rows are shown at once. */
const SHOWN = 25;

const DECISION_WORDS: Record<RowDecision, string> = {
  leave_out: 'Leave it out',
  same_person: 'The same person: add the plan',
  another_person: 'Another person',
};

/** Every row that there is something to say about, the wrong ones first. */
export function ReviewRows({ rows, check, isChecking, onChange }: Props) {
  const [shown, setShown] = useState(SHOWN);
  const wrong = check.rows.filter(({ outcome }) => outcome === 'wrong');
  const others = check.rows.filter(({ outcome }) => outcome !== 'wrong');
  const listed = [...wrong, ...others];
  if (listed.length === 0)
    return <EmptyState words="Every row is a new customer, and nothing is wrong with any." />;
  return (
    <Stack
      component="section"
      aria-label="Rows to look at"
      aria-busy={isChecking}
      sx={{ gap: 1.5 }}
    >
      {listed.slice(0, shown).map((judged) => {
        const row = rows[judged.row];
        return (
          row && (
            <ReviewedRow
              key={judged.row}
              judged={judged}
              row={row}
              onChange={(changed) => onChange(judged.row, changed)}
            />
          )
        );
      })}
      {listed.length > shown && (
        <Button color="secondary" onClick={() => setShown(shown + SHOWN)}>
          Show more of the other {counted(listed.length - shown, 'row')}
        </Button>
      )}
    </Stack>
  );
}

/** Who a row is about, as far as it says. */
const titleOf = ({ cells }: SheetRow): string =>
  [cells.name, cells.lastName].filter(Boolean).join(' ').trim() ||
  cells.phone ||
  cells.email ||
  'Nobody named';

type RowProps = { judged: JudgedRow; row: SheetRow; onChange: (row: SheetRow) => void };

/** One row: what is wrong with which cell, mended there, and what can be decided. */
function ReviewedRow({ judged, row, onChange }: RowProps) {
  const problems = new Map(judged.problems.map(({ column, message }) => [column, message]));
  const mended = CUSTOMER_COLUMNS.filter((column) => problems.has(column));
  const said = CUSTOMER_COLUMNS.filter((column) => row.cells[column] && !problems.has(column));
  const undecided = problems.get(null);
  return (
    <Card component="article" aria-label={`Row ${judged.row + 1}`}>
      <CardContent sx={{ display: 'grid', gap: 1, '&:last-child': { pb: 2 } }}>
        <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {judged.row + 1}. {titleOf(row)}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {said.map((column) => row.cells[column]?.trim()).join(' · ')}
        </Typography>
        {undecided && <Typography sx={{ color: 'house.chilliInk' }}>{undecided}</Typography>}
        {judged.notices.map((notice) => (
          <Typography key={notice}>{notice}</Typography>
        ))}
        {mended.length > 0 && (
          <Box sx={CELLS}>
            {mended.map((column) => (
              <MendedCell
                key={`${column} ${row.cells[column] ?? ''}`}
                column={column}
                value={row.cells[column] ?? ''}
                problem={problems.get(column) ?? ''}
                onChange={(value) => onChange({ ...row, cells: { ...row.cells, [column]: value } })}
              />
            ))}
          </Box>
        )}
        <Decisions judged={judged} row={row} onChange={onChange} />
      </CardContent>
    </Card>
  );
}

const CELLS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

type CellProps = {
  column: CustomerColumn;
  value: string;
  problem: string;
  onChange: (value: string) => void;
};

/** A cell with what is wrong with it; what is typed counts when the cell is left, or with Enter. */
function MendedCell({ column, value, problem, onChange }: CellProps) {
  const [typed, setTyped] = useState(value);
  const leave = () => typed !== value && onChange(typed);
  return (
    <TextField
      label={CUSTOMER_SHEET[column].heading}
      value={typed}
      margin="none"
      error
      helperText={problem}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}

function Decisions({ judged, row, onChange }: RowProps) {
  const isKnown = judged.outcome === 'known';
  const offered = judged.decisions.filter((decision) => {
    if (decision === row.decision) return false;
    // Nothing is written of it as it is.
    return !(isKnown && decision === 'leave_out');
  });
  if (offered.length === 0 && row.decision === null) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {row.decision && (
        <Typography color="textSecondary">
          Decided: {DECISION_WORDS[row.decision].toLowerCase()}.
        </Typography>
      )}
      {offered.map((decision) => (
        <Button
          key={decision}
          size="small"
          variant="outlined"
          color="secondary"
          onClick={() => onChange({ ...row, decision })}
        >
          {DECISION_WORDS[decision]}
        </Button>
      ))}
      {row.decision && (
        <Button size="small" color="secondary" onClick={() => onChange({ ...row, decision: null })}>
          Undo the decision
        </Button>
      )}
    </Stack>
  );
}
