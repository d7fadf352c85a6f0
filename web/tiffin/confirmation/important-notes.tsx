import { formatTime } from '#domain/platform/days.ts';
import {
  DELIVERY_FROM,
  DELIVERY_UNTIL,
  nextDayRule,
  skipSentence,
  useKitchenRules,
} from '#web/kitchen/kitchen-rules.ts';
import { Card } from '#web/platform/ui/card.tsx';

/** What to know before the first booking. Each booking shows its own deadlines. */
export function ImportantNotes() {
  const rules = useKitchenRules();
  const notes = [
    'Credits never expire.',
    `We deliver Monday to Friday, ${formatTime(DELIVERY_FROM)} to ${formatTime(DELIVERY_UNTIL)}.`,
    nextDayRule(rules),
    `${skipSentence(rules)} Every booking shows its own deadlines.`,
    'Same-day cancellations are not refunded.',
  ];
  return (
    <Card as="section" aria-labelledby="important-notes">
      <h2 id="important-notes" className="mb-3 text-title">
        Important notes
      </h2>
      <ul className="grid list-disc gap-2 pl-5 leading-snug marker:text-chilli-ink">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}
