import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { ChevronDown, ChevronUp, Minus, Plus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import {
  ArrayInput,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { COLOURS } from '#admin/platform/theme/colours.ts';
import { useFocusRecovery } from './focus-recovery.ts';

/** A button that adds a row: its words, and what the row starts with. */
type NewRow = { words: string; blank: Record<string, unknown> };

type Props = {
  source: string;
  heading?: string;
  /** On the button that adds one. */
  addWords: string;
  /** What a new one starts with. */
  blank: Record<string, unknown>;
  /** Another kind of row that can be added. */
  other?: NewRow;
  /** Each in a frame of its own, for those with many fields. */
  framed?: boolean;
  /** Their order counts: each can be moved up and down. */
  ordered?: boolean;
  children: ReactNode;
};

/** Fields that repeat: as many rows as there are, each with a way to remove it, and one to add more. */
export function RowsInput({ source, heading, addWords, blank, other, ...props }: Props) {
  const heir = useFocusRecovery();
  return (
    <Box ref={heir} sx={{ width: '100%', mt: 1 }}>
      {heading && (
        <Typography component="h2" variant="h5" sx={{ mb: 0.5 }}>
          {heading}
        </Typography>
      )}
      <ArrayInput source={source} label={false}>
        <SimpleFormIterator
          inline={!props.framed}
          disableClear
          disableReordering={!props.ordered}
          reOrderButtons={<MoveRow />}
          getItemLabel={false}
          addButton={<AddRows rows={[{ words: addWords, blank }, ...(other ? [other] : [])]} />}
          {...(props.framed && { removeButton: <RemoveRow /> })}
          sx={props.framed ? FRAMED : LINES}
        >
          {props.children}
        </SimpleFormIterator>
      </ArrayInput>
    </Box>
  );
}

const AddRows = ({ rows }: { rows: NewRow[] }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
    {rows.map((row) => (
      <AddRow key={row.words} {...row} />
    ))}
  </Stack>
);

function AddRow({ words, blank }: NewRow) {
  const { add } = useSimpleFormIterator();
  return (
    <Button
      color="secondary"
      startIcon={<Plus size={18} aria-hidden />}
      onClick={() => add(structuredClone(blank))}
      sx={{ mt: 0.5 }}
    >
      {words}
    </Button>
  );
}

/** One up, one down. The button that was pressed keeps the focus on the way. */
function MoveRow() {
  const { index, total, reOrder } = useSimpleFormIteratorItem();
  const move = (to: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const pressed = event.currentTarget;
    reOrder(to);
    requestAnimationFrame(() => pressed.focus());
  };
  return (
    <Box component="span" sx={{ mr: 'auto' }}>
      <IconButton
        aria-label={`Number ${index + 1}: one up`}
        disabled={index === 0}
        onClick={move(index - 1)}
        sx={MOVER}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        aria-label={`Number ${index + 1}: one down`}
        disabled={index >= total - 1}
        onClick={move(index + 1)}
        sx={MOVER}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </Box>
  );
}

const MOVER = { width: 44, height: 44 };

function RemoveRow() {
  const { remove } = useSimpleFormIteratorItem();
  return (
    <Button
      color="secondary"
      size="small"
      startIcon={<Minus size={16} aria-hidden />}
      onClick={() => remove()}
    >
      Remove
    </Button>
  );
}

/** What removes a row is seen without hovering over it. */
const REMOVER = { visibility: 'visible', flex: 'none' };

const LINES = {
  '& > ul > li': { alignItems: 'flex-start', gap: 1, py: 0.5, display: 'flex !important' },
  '& > ul > li > .RaSimpleFormIterator-action': { ...REMOVER, mt: 1.25 },
};

const FRAMED = {
  '& > ul > li': {
    // A shadow, because the iterator takes the last one's border away.
    boxShadow: `inset 0 0 0 1px ${COLOURS.line}`,
    border: '0 !important',
    borderRadius: 4,
    p: 1.5,
    pb: 0.5,
    mb: 1.5,
    display: 'block !important',
  },
  '& > ul > li > .RaSimpleFormIterator-action': {
    ...REMOVER,
    display: 'flex',
    justifyContent: 'flex-end',
  },
};
