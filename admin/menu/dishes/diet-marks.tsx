import { Box } from '@mui/material';
import { DietBadge } from '#admin/platform/parts/diet.tsx';
import type { Diet } from '#contract/account/accounts.ts';

/** The diets that something suits, each as a small label. */
export const DietMarks = ({ diets }: { diets: readonly Diet[] }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    {diets.map((diet) => (
      <DietBadge key={diet} diet={diet} />
    ))}
  </Box>
);
