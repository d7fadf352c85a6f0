import { StatusChip } from '#admin/platform/parts/chip.tsx';
import { Section } from '#admin/platform/parts/section.tsx';
import { StepsList } from '#admin/platform/parts/steps-list.tsx';
import { INQUIRY_STATUSES } from '#admin/platform/words/statuses.ts';
import type { AdminInquiry } from '#contract/catering/desk/catering.ts';

/** The states that an inquiry has been in: when, by whom, and what was said with it. */
export const History = ({ inquiry }: { inquiry: AdminInquiry }) => (
  <Section title="History">
    <StepsList
      steps={inquiry.history.map(({ status, ...step }) => ({
        what: <StatusChip status={status} words={INQUIRY_STATUSES} />,
        ...step,
      }))}
    />
  </Section>
);
