import { Box, Stack, useMediaQuery } from '@mui/material';
import { BooleanInput, NumberInput, TextInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MoneyInput } from '#admin/platform/parts/decimal-input.tsx';
import { RowsInput } from '#admin/platform/parts/rows-input.tsx';
import { formatMoney } from '#domain/money/money.ts';
import { amountOf, NEW_DISCOUNT, NEW_LINE } from './quote-form.ts';

const GRID = {
  display: 'grid',
  columnGap: 1.5,
  width: '100%',
  minWidth: 0,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1.3fr)',
    md: 'minmax(0, 1fr) 112px 160px 118px 120px',
  },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};

/** The lines of a quote: what for, how many, for how much each, with HST or not. */
export function QuoteLines() {
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  return (
    <RowsInput
      source="lines"
      heading="Lines"
      addWords="Add a line"
      blank={NEW_LINE}
      other={{ words: 'Add a discount', blank: NEW_DISCOUNT }}
      framed={narrow}
    >
      <LineInputs />
    </RowsInput>
  );
}

const LineInputs = () => (
  <Box sx={GRID}>
    <TextInput source="label" label="What for" helperText={false} />
    <NumberInput source="quantity" label="How many" min={1} step={1} helperText={false} />
    <MoneyInput source="unitPrice" label="Each" />
    <BooleanInput
      source="taxable"
      label="With HST"
      helperText={false}
      sx={{ mt: { xs: 0, md: 1 } }}
    />
    <Amount />
  </Box>
);

/** What the line comes to, worked out while it is typed. */
function Amount() {
  const { getSource } = useSourceContext();
  const amount = amountOf(useWatch({ name: getSource('') }) ?? {});
  return (
    <Stack
      sx={{
        minHeight: 40,
        mt: { xs: 0, md: 1 },
        justifyContent: 'center',
        textAlign: 'right',
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {amount === null ? '–' : formatMoney(amount)}
    </Stack>
  );
}
