import type { QuoteState } from '#contract/catering/quotes.ts';
import { Badge, type Tone } from '#web/platform/ui/badge.tsx';

const LOOKS: Record<QuoteState, [words: string, tone: Tone]> = {
  open: ['Open', 'turmeric'],
  accepted: ['Accepted', 'leaf'],
  expired: ['Expired', 'chilli'],
  replaced: ['Replaced', 'steel'],
  closed: ['Closed', 'steel'],
};

/** What a version of a quote is now. */
export function QuoteStateBadge({ state }: { state: QuoteState }) {
  const [words, tone] = LOOKS[state];
  return <Badge tone={tone}>{words}</Badge>;
}
