import { MenuItem, Stack, TextField } from '@mui/material';
import * as z from 'zod/mini';
import { today } from '#admin/kitchen/labels/today.ts';
import type { Audience } from '#contract/account/desk-broadcasts.ts';
import { Diet } from '#contract/account/diet.ts';
import { IsoDay } from '#contract/platform/primitives.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { filterText } from '#domain/kitchen/list-text.ts';
import { SLOT_CHOICES } from '#domain/kitchen/slots.ts';

const KINDS: { to: Audience['to']; words: string }[] = [
  { to: 'day', words: 'Whoever has something for a day' },
  { to: 'plan', words: 'Whoever has a plan' },
  { to: 'diet', words: 'Whoever eats a diet' },
  { to: 'all', words: 'All customers' },
];

/** The list from which somebody came here, as it is filtered. */
function fromList(list: Audience & { to: 'list' }): (typeof KINDS)[number] {
  const filters = filterText('customers', list).join(', ');
  return { to: 'list', words: filters ? `Customers: ${filters}` : 'The list of customers' };
}

type Props = {
  audience: Audience;
  /** Whom somebody came here to write to. */
  begun: Audience;
  /** The plans that somebody eats of, also those that are no longer sold. */
  plans: readonly { id: string; name: string; running: number }[];
  onChange: (audience: Audience) => void;
};

/** To whom a broadcast goes: a day, a plan, a diet, all, or the list from which somebody came here. */
export function ChooseAudience({ audience, begun, plans, onChange }: Props) {
  const kinds = begun.to === 'list' ? [fromList(begun), ...KINDS] : KINDS;

  function choose(to: Audience['to']): void {
    const [first] = plans;
    if (to === begun.to) onChange(begun);
    else if (to === 'day') onChange({ to, day: today() });
    else if (to === 'plan' && first) onChange({ to, planGroupId: first.id });
    else if (to === 'diet') onChange({ to, diet: 'jain' });
    else if (to === 'all') onChange({ to });
  }

  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        label="To"
        value={audience.to}
        margin="none"
        fullWidth
        onChange={({ target }) => choose(target.value as Audience['to'])}
      >
        {kinds.map(({ to, words }) => (
          <MenuItem key={to} value={to} disabled={to === 'plan' && plans.length === 0}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      {audience.to === 'day' && (
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
          <TextField
            type="date"
            label="Day"
            value={audience.day}
            margin="none"
            fullWidth
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={({ target }) =>
              z.safeParse(IsoDay, target.value).success &&
              onChange({ ...audience, day: target.value })
            }
          />
          <TextField
            select
            label="Time"
            value={audience.slot ?? ''}
            margin="none"
            fullWidth
            onChange={({ target }) =>
              onChange({ ...audience, slot: (target.value || null) as Slot | null })
            }
          >
            <MenuItem value="">All day, with snacks and events</MenuItem>
            {SLOT_CHOICES.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      )}
      {audience.to === 'plan' && (
        <TextField
          select
          label="Plan"
          value={audience.planGroupId}
          margin="none"
          fullWidth
          onChange={({ target }) => onChange({ to: 'plan', planGroupId: target.value })}
        >
          {plans.map(({ id, name, running }) => (
            <MenuItem key={id} value={id}>
              {name} ({running})
            </MenuItem>
          ))}
        </TextField>
      )}
      {audience.to === 'diet' && (
        <TextField
          select
          label="Diet"
          value={audience.diet}
          margin="none"
          fullWidth
          onChange={({ target }) => onChange({ to: 'diet', diet: target.value as Diet })}
        >
          {Diet.options.map((diet) => (
            <MenuItem key={diet} value={diet}>
              {DIET_LABELS[diet]}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}
