import { Card } from '#web/platform/ui/card.tsx';
import { CalendarOffer } from './calendar-offer.tsx';

/** The own calendar beside a plan. */
export const CalendarFeedCard = () => (
  <Card as="section" aria-labelledby="calendar-feed" className="no-print p-5 sm:p-6">
    <h2 id="calendar-feed" className="mb-1.5 text-title-sm">
      Your deliveries in your calendar
    </h2>
    <CalendarOffer />
  </Card>
);
