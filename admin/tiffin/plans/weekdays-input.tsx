import { Box, FormHelperText, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useSourceContext } from 'react-admin';
import { useController } from 'react-hook-form';
import { WEEKDAY_NAMES } from '#domain/platform/days.ts';

/** The days on which tiffins come, 1 is Monday. */
const SERVICE_DAYS = [1, 2, 3, 4, 5] as const;

const nameOf = (weekday: number): string => WEEKDAY_NAMES[weekday - 1] ?? '';

/** On which weekdays something comes; none pressed is every day. */
export function WeekdaysInput() {
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
