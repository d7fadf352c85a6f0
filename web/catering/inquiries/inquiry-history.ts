import type { CateringInquiry } from '#contract/catering/inquiries.ts';

/** Something that happened to an inquiry; `at` is ISO 8601. */
export type HistoryEntry = { label: string; at: string };

type Step = CateringInquiry['steps'][number];

/** What has happened to an inquiry, first to last: its states, and the changes that were asked for. */
export function historyOf({
  steps,
  quotes,
}: Pick<CateringInquiry, 'steps' | 'quotes'>): HistoryEntry[] {
  const accepted = quotes.find(({ state }) => state === 'accepted')?.version;
  const sent = steps.filter(({ status }) => status === 'quoted');
  const words: Record<string, (step: Step) => string> = {
    pending: () => 'You sent the inquiry',
    contacted: () => 'We got in touch',
    quoted: (step) => `We sent version ${sent.indexOf(step) + 1} of the quote`,
    confirmed: () => (accepted ? `Version ${accepted} was accepted` : 'Confirmed'),
    completed: () => 'Completed',
    cancelled: () => 'Cancelled',
  };
  const states = steps.map((step) => ({
    label: words[step.status]?.(step) ?? 'Unknown',
    at: step.at,
  }));
  const changes = quotes.flatMap(({ version, changeRequestedAt: at }) =>
    at ? [{ label: `You asked for a change of version ${version}`, at }] : [],
  );
  return [...states, ...changes].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
