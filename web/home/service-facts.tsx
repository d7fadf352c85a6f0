import { CalendarCheck, Clock, HandCoins, Leaf } from 'lucide-react';
import { useBusiness } from '../business.ts';
import { Drawing } from '../ui/drawing.tsx';
import { Icon } from '../ui/icon.tsx';

/** What people ask before they order. */
export function ServiceFacts() {
  const business = useBusiness();
  const facts = [
    {
      icon: Clock,
      title: 'When it comes',
      words: `${business?.serviceHours ?? 'Monday to Friday 2:00 PM to 8:00 PM'}, in the hour you choose. Weekends the kitchen rests.`,
    },
    {
      icon: CalendarCheck,
      title: 'How late you can decide',
      words:
        'Tomorrow’s tiffins are booked until 6:00 PM today. Most people book a week at a time.',
    },
    {
      icon: HandCoins,
      title: 'What delivery costs',
      words: business?.freeDelivery.shown
        ? `${business.freeDelivery.words}.`
        : 'It is shown with every plan, before you order.',
    },
    {
      icon: Leaf,
      title: 'How you eat',
      words:
        'Everything is vegetarian. Tell us once about Jain, Swaminarayan or an allergy: it stands on every ticket.',
    },
  ];
  return (
    <section aria-labelledby="facts" className="border-y border-line bg-sunken py-14 sm:py-20">
      <div className="wrap grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.35fr]">
        <div>
          <h2 id="facts" className="text-section">
            <span className="block">Steel, not plastic.</span>
            <span className="block">A cook, not a factory.</span>
          </h2>
          <Drawing of="tiffin:open" className="mt-6 w-full max-w-md" />
        </div>
        <dl className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
          {facts.map(({ icon, title, words }) => (
            <div key={title}>
              <dt className="flex items-center gap-2.5 font-heading text-title-sm">
                <span className="text-chilli-ink">
                  <Icon of={icon} className="size-6" />
                </span>
                {title}
              </dt>
              <dd className="mt-1.5 text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
