import { Clock, Leaf, MapPin, Sun } from 'lucide-react';
import { formatTime } from '#domain/platform/days.ts';
import { useBusiness } from '#web/kitchen/business.ts';
import { DELIVERY_FROM, DELIVERY_UNTIL } from '#web/kitchen/kitchen-rules.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';

/** Why people eat here; hours and delivery are the kitchen's own claims. */
export function WhyUs() {
  const business = useBusiness();
  const features = [
    {
      icon: Sun,
      title: 'Cooked the day you eat it',
      words: 'Dal on the stove in the morning, rotis by hand after noon. Nothing waits for a week.',
    },
    {
      icon: Clock,
      title: 'In the hour you choose',
      words: `${business?.serviceHours ?? `Monday to Friday ${formatTime(DELIVERY_FROM)} to ${formatTime(DELIVERY_UNTIL)}`}. On weekends the kitchen rests.`,
    },
    business?.freeDelivery.shown
      ? {
          icon: MapPin,
          title: 'Delivery costs nothing',
          words: `${business.freeDelivery.words}. The price of a tiffin is the price at your door.`,
        }
      : {
          icon: MapPin,
          title: 'The whole price, first',
          words: 'Food, delivery and tax stand beside every plan before you order.',
        },
    {
      icon: Leaf,
      title: 'The way you eat',
      words:
        'All of it is vegetarian. Tell us once about Jain, Swaminarayan or an allergy: it stands on every ticket.',
    },
  ];
  return (
    <section aria-labelledby="why-us" className="wrap py-14 sm:py-20">
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.35fr]">
        <div>
          <h2 id="why-us" className="text-section">
            <span className="block">Steel, not plastic.</span>
            <span className="block">A cook, not a factory.</span>
          </h2>
          <Drawing of="tiffin:open" className="mt-6 w-full max-w-md" />
        </div>
        <dl className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
          {features.map(({ icon, title, words }) => (
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
