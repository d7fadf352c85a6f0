import {
  Alert,
  Box,
  Button,
  FormHelperText,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { NumberInput, SelectInput, useSourceContext } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { BILLING_CYCLE_LABELS, COURSE_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { RowsInput } from '#admin/platform/forms/rows-input.tsx';
import type { BillingCycle } from '#contract/money/billing-cycle.ts';
import type { Box as BoxOfPlan, BoxUnit } from '#contract/tiffin/box.ts';
import { WEEKDAY_NAMES } from '#domain/platform/days.ts';
import { boxText } from '#domain/tiffin/box-text.ts';
import {
  DEFAULT_BOX,
  featuresFromBox,
  NEW_LINE,
  promisedOtherwise,
  typedBox,
} from './typed-box.ts';

const UNITS: { id: BoxUnit; name: string }[] = [
  { id: 'servings', name: 'portions of the dish' },
  { id: 'pieces', name: 'pieces' },
  { id: 'g', name: 'g' },
  { id: 'ml', name: 'ml' },
];

/**
 * What is in the box of one way to buy a plan, as the shop would say it; its lines unfold to be
 * changed, and are open while they are not complete. Where the shop's features promise another box,
 * it says so, and they can be written from this one.
 */
export function BoxInputs() {
  const { getSource } = useSourceContext();
  const lines: unknown[] = useWatch({ name: getSource('box') }) ?? [];
  const [unfolded, setUnfolded] = useState(false);
  const isOpen = unfolded || (lines.length > 0 && typedBox(lines) === null);
  return (
    <Box sx={{ width: '100%', mt: 1 }}>
      <Typography component="h2" variant="h5" sx={{ mb: 0.5 }}>
        What is in the box
      </Typography>
      {lines.length === 0 ? (
        <NoBoxYet onBegin={() => setUnfolded(true)} />
      ) : (
        <BoxSummary isOpen={isOpen} onUnfold={setUnfolded} />
      )}
      {isOpen && (
        <RowsInput source="box" addWords="Add a line" blank={NEW_LINE} ordered>
          <LineInputs />
        </RowsInput>
      )}
    </Box>
  );
}

/** The days on which tiffins come, 1 is Monday. */
const SERVICE_DAYS = [1, 2, 3, 4, 5] as const;

const nameOf = (weekday: number): string => WEEKDAY_NAMES[weekday - 1] ?? '';

/** On which weekdays something comes; none pressed is every day. */
function WeekdaysInput() {
  const id = useId();
  const { getSource } = useSourceContext();
  const { field, fieldState } = useController({ name: getSource('weekdays') });
  const chosen: number[] = field.value ?? [];
  return (
    <Box sx={{ mb: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ minWidth: 80 }}>
        On {chosen.length === 0 ? 'every day' : chosen.map(nameOf).join(', ')}
      </Typography>
      <ToggleButtonGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_event, days: number[]) =>
          field.onChange(days.length === 0 ? null : [...days].sort((one, other) => one - other))
        }
      >
        {SERVICE_DAYS.map((weekday) => (
          <ToggleButton
            key={weekday}
            value={weekday}
            aria-label={nameOf(weekday)}
            sx={{ minHeight: 44, minWidth: 44, px: 1, textTransform: 'none' }}
          >
            {nameOf(weekday).slice(0, 3)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

/** One line: of which course, how many dishes, how much of each, and when. */
function LineInputs() {
  const { getSource } = useSourceContext();
  const unit = useWatch({ name: getSource('unit') });
  return (
    <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
      <Box sx={LINE}>
        <SelectInput
          source="course"
          label="Course"
          choices={COURSE_CHOICES}
          emptyText={false}
          fullWidth
        />
        <NumberInput source="dishes" label="Dishes" min={1} max={10} step={1} fullWidth />
        <NumberInput source="amount" label="Of each" min={1} step={1} fullWidth />
        <SelectInput
          source="unit"
          label="Measured in"
          choices={UNITS}
          emptyText={false}
          fullWidth
        />
      </Box>
      {unit !== 'servings' && (
        <NumberInput
          source="usualPortion"
          label="Where a usual portion is (optional)"
          helperText="Another portion comes in proportion: 5 rotis where a portion is 4, so 3 naans where it is 2. Empty: exactly so much of any dish."
          min={1}
          step={1}
          fullWidth
        />
      )}
      <WeekdaysInput />
    </Box>
  );
}

const LINE = {
  display: 'grid',
  columnGap: 1,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 4fr)',
  },
};

/** Nothing is said yet: what that means, and how to begin. */
function NoBoxYet({ onBegin }: { onBegin: () => void }) {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const variants: { billingCycle?: BillingCycle; box?: unknown }[] =
    useWatch({ name: 'variants' }) ?? [];
  const other = variants.find(({ box }) => typedBox(box) !== null);
  const begin = (box: unknown) => {
    setValue(getSource('box'), structuredClone(box), { shouldDirty: true });
    onBegin();
  };
  return (
    <Alert severity="warning" sx={{ my: 1 }}>
      Nobody has said what is in this box. Until then it counts as a portion of everything on the
      menu that its diet is served.
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {other?.billingCycle && (
          <Button color="inherit" variant="outlined" onClick={() => begin(other.box)}>
            As in ‘{BILLING_CYCLE_LABELS[other.billingCycle]}’
          </Button>
        )}
        <Button color="inherit" variant="outlined" onClick={() => begin(DEFAULT_BOX)}>
          Begin with 1 sabji, dal, rice and 4 rotis
        </Button>
      </Stack>
    </Alert>
  );
}

type SaidProps = { isOpen: boolean; onUnfold: (open: boolean) => void };

/** What the lines say, as the shop would say it; a press that opens them. */
function BoxSummary({ isOpen, onUnfold }: SaidProps) {
  const { getSource } = useSourceContext();
  const box = typedBox(useWatch({ name: getSource('box') }));
  if (!box) return null;
  return (
    <>
      <Box sx={{ bgcolor: 'house.turmericTint', borderRadius: 3, px: 2, py: 1.25, mb: 1 }}>
        <Box role="status" sx={{ fontWeight: 650 }}>
          {boxText(box).map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Box>
        <Button
          color="secondary"
          variant="outlined"
          aria-expanded={isOpen}
          onClick={() => onUnfold(!isOpen)}
          sx={{ mt: 1 }}
        >
          {isOpen ? 'Fold the box' : 'Change the box'}
        </Button>
      </Box>
      <InTheShop box={box} />
    </>
  );
}

/** Where the shop's features say something else than the box: both, and a press that writes them anew. */
function InTheShop({ box }: { box: BoxOfPlan }) {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const source = getSource('features');
  const features = useWatch({ name: source }) ?? [];
  const differs = promisedOtherwise(features, box);
  if (!differs) return null;
  const { promised, unsaid } = differs;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 1 }}>
      <div>
        {promised.length > 0
          ? `The shop still promises: ${promised.join('; ')}.`
          : 'The shop does not say all that is in the box.'}
      </div>
      <div>
        {unsaid.length > 0 ? `The box says: ${unsaid.join('; ')}.` : 'The box does not have it.'}
      </div>
      <Button
        color="inherit"
        variant="outlined"
        sx={{ mt: 1 }}
        onClick={() => setValue(source, featuresFromBox(features, box), { shouldDirty: true })}
      >
        Write the features from it
      </Button>
    </Alert>
  );
}
