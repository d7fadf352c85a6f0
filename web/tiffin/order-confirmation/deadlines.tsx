import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TiffinOrder } from '#contract/tiffin/tiffin-orders.ts';
import { cancelWords, changeWords, skipWords, unskipWords } from '#web/tiffin/orders/deadline-words.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { TorontoTime } from '#web/platform/ui/toronto-time.tsx';

/** Until when what can be done with a tiffin, and the buttons that do it. */
export function Deadlines({ order, children }: { order: TiffinOrder; children: ReactNode }) {
  const words = [skipWords, unskipWords, changeWords, cancelWords].flatMap(
    (wordsOf) => wordsOf(order) ?? [],
  );
  if (words.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="plans-change">
      <h2 id="plans-change" className="mb-3 text-title">
        If plans change
      </h2>
      <ul className="mb-4 grid gap-2.5">
        {words.map((sentence) => (
          <li key={sentence} className="flex gap-2.5">
            <Icon of={Clock} className="mt-0.75 size-4.5 text-turmeric-ink" />
            {sentence}
          </li>
        ))}
      </ul>
      <TorontoTime className="mb-4" />
      {children}
    </Card>
  );
}
