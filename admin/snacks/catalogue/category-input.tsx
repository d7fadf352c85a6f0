import { Box, Checkbox, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { CATEGORY_CHOICES } from '#admin/platform/words/choices.ts';
import type { SnackCategory } from '#contract/snacks/catalogue.ts';

/** The categories of a snack: as many as fit it. */
export function CategoryInput() {
  const headingId = useId();
  const { field } = useController({ name: 'categories', defaultValue: [] });
  const chosen: SnackCategory[] = field.value ?? [];
  const toggle = (id: SnackCategory) =>
    field.onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <Box role="group" aria-labelledby={headingId} sx={{ width: '100%', mt: 1, mb: 1.5 }}>
      <Typography id={headingId} sx={{ fontWeight: 650 }}>
        Categories
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, my: 0.75 }}>
        {CATEGORY_CHOICES.map(({ id, name }) => (
          <Box
            key={id}
            component="label"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              pr: 2,
              borderRadius: 999,
              border: '1.5px solid',
              cursor: 'pointer',
              ...(chosen.includes(id)
                ? { borderColor: 'house.turmericInk', bgcolor: 'house.turmericTint' }
                : { borderColor: 'house.edge' }),
            }}
          >
            <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {name}
          </Box>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        Where customers find it. With none of them it is still in the list of all snacks.
      </Typography>
    </Box>
  );
}
