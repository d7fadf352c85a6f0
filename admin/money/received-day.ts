import { today } from '#admin/platform/words/today.ts';
import { longAgoQuestion } from '#domain/money/long-ago.ts';

type Typed = { receivedDay?: unknown };

/** What a dialog asks about the day of a payment before it records it; null: nothing. */
export const asksAboutDay = ({ receivedDay }: Typed): string | null =>
  longAgoQuestion(receivedDay, today());

/** The same payment, saying that its day is meant: what is long ago is sent once that was asked. */
export const withDayMeant = <Payment extends Typed>(payment: Payment) =>
  asksAboutDay(payment) === null ? payment : { ...payment, longAgo: true };
