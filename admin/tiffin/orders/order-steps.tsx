import { Skeleton, Typography } from '@mui/material';
import { Section } from '#admin/platform/parts/section.tsx';
import { StepsList } from '#admin/platform/parts/steps-list.tsx';
import type { TiffinStep } from '#contract/tiffin/desk/tiffin-orders.ts';

/** What was done with a tiffin, by whom and when; coming from a list, they follow. */
export const OrderSteps = ({ steps }: { steps: readonly TiffinStep[] | undefined }) => (
  <Section title="Steps">
    {steps ? (
      <StepsList
        steps={steps.map(({ words, ...step }) => ({
          what: <Typography sx={{ fontWeight: 600 }}>{words}</Typography>,
          ...step,
        }))}
      />
    ) : (
      <Skeleton variant="rounded" height={128} />
    )}
  </Section>
);
