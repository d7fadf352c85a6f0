import { guestWords } from '#admin/catering/inquiries/inquiry.ts';
import { INQUIRY_STATUSES } from '#admin/platform/words/statuses.ts';
import type { ClosingDays, StandingEvent } from '#contract/kitchen/closing-days.ts';
import { mealsAt } from '#domain/catering/event-clock.ts';
import { formatDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Answers } from './answers.ts';
import { Question } from './question.tsx';

type Props = {
  standing: ClosingDays;
  answers: Answers;
  onAnswer: (change: Partial<Answers>) => void;
};

/** `Fri, Nov 20, Dinner, to be there by 5:30 PM: 80 guests, Asha Patel, Confirmed. C$500.00 paid.` */
const about = (event: StandingEvent): string =>
  `${formatDay(event.date)}, ${mealsAt(event.times, event)}: ${guestWords(event.guests)}, ${
    event.customerName
  }, ${INQUIRY_STATUSES[event.status].label}.${
    event.toPayBack > 0 ? ` ${formatMoney(event.toPayBack)} paid.` : ''
  }`;

/** What becomes of each event: an accepted one is kept or cancelled, so is an open inquiry. */
export function EventQuestions({ standing, answers, onAnswer }: Props) {
  return standing.events.map((event) => (
    <Question
      key={event.id}
      title={`${event.event}, ${event.inquiryNumber}`}
      about={about(event)}
      choices={
        event.status === 'confirmed'
          ? [
              {
                value: 'keep',
                words: 'We cater it all the same',
                aside: 'The customer reads that it stands; the day goes on showing it.',
              },
              { value: 'cancel', words: 'Cancel it, pay back what was paid' },
            ]
          : [
              { value: 'keep', words: 'Leave the inquiry open' },
              { value: 'cancel', words: 'Cancel the inquiry' },
            ]
      }
      chosen={answers.events[event.id]}
      onChoose={(choice) => onAnswer({ events: { ...answers.events, [event.id]: choice } })}
    />
  ));
}
