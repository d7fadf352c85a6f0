import {
  Box,
  Button,
  Card,
  CardContent,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useFocusRecovery } from '#admin/platform/forms/focus-recovery.ts';
import { counted } from '#domain/platform/plural.ts';
import { columnsOf, type SheetHeadings } from '#domain/platform/sheet.ts';
import type { CellsOf, ReadCells } from './read-sheet.ts';

/** What there is to say about a row. */
export type ReviewedRow = {
  /** Which row of those that were sent, from 0. */
  row: number;
  isWrong: boolean;
  /** What is wrong; without a column it is about the whole row. */
  problems: readonly { column: string | null; message: string }[];
  /** What is worth knowing. */
  notices: readonly string[];
  /** What a cell says so far, and from then on. */
  changes?: readonly { column: string; from: string; to: string }[];
};

type Props<Column extends string> = {
  headings: SheetHeadings<Column>;
  rows: readonly ReadCells<Column>[];
  reviewed: readonly ReviewedRow[];
  /** Something has changed since, and is being checked. */
  isChecking: boolean;
  /** What a row is about. */
  titleOf: (cells: CellsOf<Column>) => string;
  /** What is said of a row that nothing is wrong with, in a sentence. */
  rightText: (at: number) => string | null;
  /** What cells of some columns can say; others take whatever is typed. */
  choices?: Choices<Column>;
  /** What else can be done about a row. */
  actions?: (at: number) => ReactNode;
  onChange: (at: number, cells: CellsOf<Column>) => void;
  /** A cell of several rows says something else from now on. */
  onChangeMany: (rows: readonly number[], column: Column, value: string) => void;
};

type Choices<Column extends string> = Partial<Record<Column, readonly string[]>>;

/** The rows, of which these say something else in a column from now on. */
export const sayInRows = <Column extends string, Row extends ReadCells<Column>>(
  rows: readonly Row[],
  those: readonly number[],
  column: Column,
  value: string,
): Row[] =>
  rows.map((row, at) =>
    those.includes(at) ? { ...row, cells: { ...row.cells, [column]: value } } : row,
  );

/** So many rows are shown at once. */
const SHOWN = 25;

/** The cells that somebody works on, by row: they stay where they are once they are right. */
type Touched<Column> = ReadonlyMap<number, ReadonlySet<Column>>;

/**
 * Every row that there is something to say about, the wrong ones first as they stood when the list
 * opened: whoever works through it finds each where it was.
 */
export function ReviewRows<Column extends string>(props: Props<Column>) {
  const { headings, rows, reviewed, isChecking, titleOf, rightText, actions } = props;
  const { choices = {}, onChange, onChangeMany } = props;
  const heir = useFocusRecovery();
  const [shown, setShown] = useState(SHOWN);
  const [touched, setTouched] = useState<Touched<Column>>(new Map());
  const [order, setOrder] = useState<readonly number[]>([]);
  const byRow = new Map(reviewed.map((row) => [row.row, row]));
  const unlisted = reviewed.filter(({ row }) => !order.includes(row));
  if (unlisted.length > 0) {
    const added = [
      ...unlisted.filter(({ isWrong }) => isWrong),
      ...unlisted.filter(({ isWrong }) => !isWrong),
    ];
    setOrder([...order, ...added.map(({ row }) => row)]);
  }
  const listed = order.filter((row) => byRow.has(row) || touched.has(row));
  // What has become wrong meanwhile is never further down than somebody looks.
  const seen = listed.filter((row, at) => at < shown || byRow.get(row)?.isWrong);
  if (listed.length === 0) return null;

  /** The other rows that say the same in a column, and are as wrong. */
  const alike = (at: number, column: Column): number[] =>
    reviewed.flatMap(({ row, problems }) =>
      row !== at &&
      (rows[row]?.cells[column] ?? '') === (rows[at]?.cells[column] ?? '') &&
      problems.some((problem) => problem.column === column)
        ? [row]
        : [],
    );

  function touch(row: number, column: Column | null): void {
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
            <RowCard
              key={at}
              at={at}
              headings={headings}
              row={row}
              reviewed={byRow.get(at)}
              title={titleOf(row.cells)}
              rightText={rightText(at)}
              actions={actions?.(at)}
              touched={touched.get(at) ?? new Set<Column>()}
              choices={choices}
              alike={(column) => alike(at, column)}
              onTouch={(column) => touch(at, column)}
              onChangeMany={onChangeMany}
              onChange={(cells) => {
                touch(at, null);
                onChange(at, cells);
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

type RowProps<Column extends string> = {
  at: number;
  headings: SheetHeadings<Column>;
  row: ReadCells<Column>;
  reviewed: ReviewedRow | undefined;
  title: string;
  rightText: string | null;
  actions: ReactNode;
  /** Cells that were wrong and may be right by now. */
  touched: ReadonlySet<Column>;
  choices: Choices<Column>;
  /** The other rows that say the same in a column, and are as wrong. */
  alike: (column: Column) => readonly number[];
  onChangeMany: Props<Column>['onChangeMany'];
  /** Somebody works on a cell: it stays, whatever comes of it. */
  onTouch: (column: Column) => void;
  onChange: (cells: CellsOf<Column>) => void;
};

/** One row: what is wrong with which cell, mended there, what it changes, and what can be done about it. */
function RowCard<Column extends string>(props: RowProps<Column>) {
  const { at, headings, row, reviewed, title, rightText, actions, touched } = props;
  const { choices, alike, onTouch, onChange, onChangeMany } = props;
  const problems = new Map(reviewed?.problems.map(({ column, message }) => [column, message]));
  const changes = reviewed?.changes ?? [];
  const columns = columnsOf(headings);
  const mended = columns.filter((column) => problems.has(column) || touched.has(column));
  const changed = new Set(changes.map(({ column }) => column));
  const said = columns.filter(
    (column) => row.cells[column] && !mended.includes(column) && !changed.has(column),
  );
  const ofWhole = reviewed?.problems.filter(({ column }) => column === null) ?? [];
  return (
    <Card component="article" id={`import-row-${at}`} tabIndex={-1} aria-label={`Row ${row.line}`}>
      <CardContent sx={{ display: 'grid', gap: 1, '&:last-child': { pb: 2 } }}>
        <Typography component="h3" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          Row {row.line}: {title}
        </Typography>
        {changes.length === 0 && (
          <Typography color="textSecondary" sx={KNOWN_BY_BEGINNING}>
            {said.map((column) => row.cells[column]?.trim()).join(' · ')}
          </Typography>
        )}
        {ofWhole.map(({ message }) => (
          <Typography key={message} sx={{ color: 'house.chilliInk' }}>
            {message}
          </Typography>
        ))}
        {reviewed?.notices.map((notice) => (
          <Typography key={notice}>{notice}</Typography>
        ))}
        {changes.map(({ column, from, to }) => (
          <Typography key={column} sx={{ overflowWrap: 'anywhere' }}>
            {headings[column as Column].heading}: <s>{from || 'nothing'}</s>{' '}
            <span aria-hidden="true">→</span> <strong>{to || 'nothing'}</strong>
          </Typography>
        ))}
        {problems.size === 0 && rightText && <Typography>{rightText}</Typography>}
        {mended.length > 0 && (
          <Box sx={CELLS}>
            {mended.map((column) => (
              <MendedCell
                key={column}
                label={headings[column].heading}
                value={row.cells[column] ?? ''}
                problem={problems.get(column)}
                choices={choices[column]}
                alike={problems.has(column) ? alike(column) : []}
                onChangeAlike={(others, value) => onChangeMany([at, ...others], column, value)}
                onTouch={() => onTouch(column)}
                onChange={(value) => onChange({ ...row.cells, [column]: value })}
              />
            ))}
          </Box>
        )}
        {actions}
      </CardContent>
    </Card>
  );
}

/** A long text is known by how it begins. */
export const KNOWN_BY_BEGINNING = {
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};

const CELLS = {
  display: 'grid',
  gap: 1.5,
  // The label of a cell stands on its edge.
  mt: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

type CellProps = {
  label: string;
  value: string;
  problem: string | undefined;
  choices: readonly string[] | undefined;
  /** The other rows that say the same there, and are as wrong. */
  alike: readonly number[];
  onChangeAlike: (others: readonly number[], value: string) => void;
  onTouch: () => void;
  onChange: (value: string) => void;
};

/**
 * A cell with what is wrong with it; what is typed counts when the cell is left, or with Enter, and what
 * is chosen at once. The same can be said of all rows that said the same.
 */
function MendedCell(props: CellProps) {
  const { label, value, problem, choices, alike, onChangeAlike, onTouch, onChange } = props;
  const [typed, setTyped] = useState(value);
  const [isLong] = useState(value.length > LONG || value.includes('\n'));
  const [said, setSaid] = useState<{ value: string; others: readonly number[] } | null>(null);
  const change = (changed: string) => {
    if (changed === value) return;
    // Once this one is right, it says nothing any more of those that said the same.
    if (alike.length > 0) setSaid({ value: changed, others: alike });
    onChange(changed);
  };
  const isChosen = choices !== undefined && choices.length > 0;
  return (
    <Box>
      <TextField
        label={label}
        value={isChosen && !choices.includes(typed) ? '' : typed}
        margin="none"
        fullWidth
        select={isChosen}
        multiline={isLong}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isChosen) change(target.value);
        }}
        onFocus={onTouch}
        onBlur={() => change(typed)}
        onKeyDown={({ key }) => key === 'Enter' && !isLong && !isChosen && change(typed)}
      >
        {choices?.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        ))}
      </TextField>
      {said && (
        <Button
          size="small"
          color="secondary"
          onClick={() => {
            onChangeAlike(said.others, said.value);
            setSaid(null);
          }}
        >
          The same in {counted(said.others.length, 'other row')} that{' '}
          {said.others.length === 1 ? 'says' : 'say'} the same
        </Button>
      )}
    </Box>
  );
}

/** From here on a cell is read better on several lines. */
const LONG = 80;
