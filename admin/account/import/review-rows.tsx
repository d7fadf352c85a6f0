import { Box, Button, Card, CardContent, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFocusRecovery } from '#admin/platform/forms/focus-recovery.ts';
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
export type SheetRow = { cells: CustomerCells; decision: RowDecision | null; line: number };

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

/** A row that there is nothing to say about any more. */
const isRight = (row: number): JudgedRow => ({
  ...{ row, outcome: 'new', problems: [], notices: [], decisions: [] },
});

/** The cells that somebody works on, by row: they stay where they are once they are right. */
type Touched = ReadonlyMap<number, ReadonlySet<CustomerColumn>>;

/**
 * Every row that there is something to say about, the wrong ones first as they stood when the list
 * opened: whoever works through it finds each where it was.
 */
export function ReviewRows({ rows, check, isChecking, onChange }: Props) {
  const heir = useFocusRecovery();
  const [shown, setShown] = useState(SHOWN);
  const [touched, setTouched] = useState<Touched>(new Map());
  const [order, setOrder] = useState<readonly number[]>([]);
  const judged = new Map(check.rows.map((row) => [row.row, row]));
  const unlisted = check.rows.filter(({ row }) => !order.includes(row));
  if (unlisted.length > 0) {
    const isWrong = ({ outcome }: JudgedRow) => outcome === 'wrong';
    const added = [...unlisted.filter(isWrong), ...unlisted.filter((row) => !isWrong(row))];
    setOrder([...order, ...added.map(({ row }) => row)]);
  }
  const listed = order.filter((row) => judged.has(row) || touched.has(row));
  // What has become wrong meanwhile is never further down than somebody looks.
  const seen = listed.filter((row, at) => at < shown || judged.get(row)?.outcome === 'wrong');
  if (listed.length === 0) return null;

  function touch(row: number, column: CustomerColumn | null): void {
    const columns = new Set(touched.get(row));
    if (column) columns.add(column);
    setTouched(new Map(touched).set(row, columns));
  }
  return (
    <Stack
      component="section"
      ref={heir}
      aria-label="Rows to look at"
      aria-busy={isChecking}
      sx={{ gap: 1.5 }}
    >
      {seen.map((at) => {
        const row = rows[at];
        return (
          row && (
            <ReviewedRow
              key={at}
              judged={judged.get(at) ?? isRight(at)}
              row={row}
              touched={touched.get(at) ?? new Set()}
              onTouch={(column) => touch(at, column)}
              onChange={(changed) => {
                touch(at, null);
                onChange(at, changed);
              }}
            />
          )
        );
      })}
      {listed.length > seen.length && (
        <Button color="secondary" onClick={() => setShown(shown + SHOWN)}>
          Show more of the other {counted(listed.length - seen.length, 'row')}
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

type RowProps = {
  judged: JudgedRow;
  row: SheetRow;
  /** Cells that were wrong and may be right by now. */
  touched: ReadonlySet<CustomerColumn>;
  /** Somebody works on a cell: it stays, whatever comes of it. */
  onTouch: (column: CustomerColumn) => void;
  onChange: (row: SheetRow) => void;
};

/** One row: what is wrong with which cell, mended there, and what can be decided. */
function ReviewedRow({ judged, row, touched, onTouch, onChange }: RowProps) {
  const problems = new Map(judged.problems.map(({ column, message }) => [column, message]));
  const mended = CUSTOMER_COLUMNS.filter((column) => problems.has(column) || touched.has(column));
  const said = CUSTOMER_COLUMNS.filter((column) => row.cells[column] && !mended.includes(column));
  const undecided = problems.get(null);
  return (
    <Card
      component="article"
      id={`import-row-${judged.row}`}
      tabIndex={-1}
      aria-label={`Row ${row.line}`}
    >
      <CardContent sx={{ display: 'grid', gap: 1, '&:last-child': { pb: 2 } }}>
        <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          Row {row.line}: {titleOf(row)}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {said.map((column) => row.cells[column]?.trim()).join(' · ')}
        </Typography>
        {undecided && <Typography sx={{ color: 'house.chilliInk' }}>{undecided}</Typography>}
        {judged.notices.map((notice) => (
          <Typography key={notice}>{notice}</Typography>
        ))}
        {judged.problems.length === 0 && judged.outcome === 'new' && (
          <Typography>Written down as a new customer.</Typography>
        )}
        {mended.length > 0 && (
          <Box sx={CELLS}>
            {mended.map((column) => (
              <MendedCell
                key={column}
                column={column}
                value={row.cells[column] ?? ''}
                problem={problems.get(column)}
                onTouch={() => onTouch(column)}
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
  problem: string | undefined;
  onTouch: () => void;
  onChange: (value: string) => void;
};

/** A cell with what is wrong with it; what is typed counts when the cell is left, or with Enter. */
function MendedCell({ column, value, problem, onTouch, onChange }: CellProps) {
  const [typed, setTyped] = useState(value);
  const [isLong] = useState(value.length > LONG);
  const leave = () => typed !== value && onChange(typed);
  return (
    <TextField
      label={CUSTOMER_SHEET[column].heading}
      value={typed}
      margin="none"
      multiline={isLong}
      error={problem !== undefined}
      helperText={problem}
      onChange={({ target }) => setTyped(target.value)}
      onFocus={onTouch}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && !isLong && leave()}
    />
  );
}

/** From here on a cell is read better on several lines. */
const LONG = 80;

function Decisions({ judged, row, onChange }: Omit<RowProps, 'touched' | 'onTouch'>) {
  const isKnown = judged.outcome === 'known';
  const offered = judged.decisions.filter((decision) => {
    if (decision === row.decision) return false;
    // Nothing is written of it as it is.
    return !(isKnown && decision === 'leave_out');
  });
  if (offered.length === 0 && row.decision === null) return null;
  const decide = (decision: RowDecision | null) => onChange({ ...row, decision });
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
          onClick={() => decide(decision)}
        >
          {DECISION_WORDS[decision]}
        </Button>
      ))}
      {row.decision && (
        <Button size="small" color="secondary" onClick={() => decide(null)}>
          Undo the decision
        </Button>
      )}
    </Stack>
  );
}
