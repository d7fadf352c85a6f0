import { Box, Button, type Theme, Typography } from '@mui/material';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  SimpleFormIterator,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
} from 'react-admin';

type Props = {
  source: string;
  heading?: string;
  /** On the button that adds one. */
  addWords: string;
  /** What a new one starts with. */
  blank: Record<string, unknown>;
  /** Each in a frame of its own, for those with many fields. */
  framed?: boolean;
  children: ReactNode;
};

/** Fields that repeat: as many rows as there are, each with a way to remove it, and one to add more. */
export const RowsInput = ({ source, heading, addWords, blank, framed, children }: Props) => (
  <Box sx={{ width: '100%', mt: 1 }}>
    {heading && (
      <Typography component="h2" variant="h5" sx={{ mb: 0.5 }}>
        {heading}
      </Typography>
    )}
    <ArrayInput source={source} label={false}>
      <SimpleFormIterator
        inline={!framed}
        disableClear
        disableReordering
        getItemLabel={false}
        addButton={<AddRow words={addWords} blank={blank} />}
        {...(framed && { removeButton: <RemoveRow /> })}
        sx={framed ? FRAMED : LINES}
      >
        {children}
      </SimpleFormIterator>
    </ArrayInput>
  </Box>
);

function AddRow({ words, blank }: { words: string; blank: Record<string, unknown> }) {
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
    boxShadow: ({ palette }: Theme) => `inset 0 0 0 1px ${palette.divider}`,
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
