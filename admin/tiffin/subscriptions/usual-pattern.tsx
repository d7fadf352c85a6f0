import { Stack } from '@mui/material';
import { Section } from '#admin/platform/parts/section.tsx';
import type { UsualEntry } from '#contract/tiffin/usual.ts';
import { usualLines } from '#domain/tiffin/usual-words.ts';

/** The weekly pattern that a customer has chosen: it books ahead by itself, and only they change it. */
export const UsualPattern = ({ entries }: { entries: readonly UsualEntry[] }) => (
  <Section title="Their usual">
    <Stack component="ul" sx={{ gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
      {usualLines(entries).map(({ days, what, deliveryAddress }) => (
        <li key={days}>
          <strong>{days}</strong> · {what}
          {deliveryAddress && ` · to ${deliveryAddress}`}
        </li>
      ))}
    </Stack>
  </Section>
);
