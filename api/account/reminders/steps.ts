import { remindOfCredits } from './remind-of-credits.ts';
import { remindOfDeliveries } from './remind-of-deliveries.ts';
import { remindOfPayments } from './remind-of-payments.ts';
import { remindOfQuotes } from './remind-of-quotes.ts';
import { sendWeeklyMenu } from './send-weekly-menu.ts';
import { withdrawUnpaid } from './withdraw-unpaid.ts';

/** The clock's reminders, each by its name in the log (docs/decisions/0022). */
export const REMINDERS = {
  remindOfDeliveries,
  remindOfCredits,
  remindOfQuotes,
  remindOfPayments,
  withdrawUnpaid,
  sendWeeklyMenu,
};
