import { StatusChip } from '#admin/parts/chip.tsx';
import { Section } from '#admin/parts/section.tsx';
import { StepsList } from '#admin/parts/steps-list.tsx';
import { INQUIRY_STATUSES } from '#admin/words/statuses.ts';
import type { AdminInquiry } from '#contract/admin/catering.ts';

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
