import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import type { MailDetails } from '#api/kitchen/mail/mail-kinds.ts';
import { readMenu } from '#api/menu/weekly-menu.ts';
import type { ClockContext } from '#api/platform/queues/job.ts';
import type { MenuItem } from '#contract/menu/weekly-menu.ts';
import { claimReminder, listWeeklyMenuRecipients } from '#db/account/reminders.ts';
import { menuToSend } from '#domain/account/reminders.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { remindEachOnce } from './each-once.ts';

/**
 * Sends the coming week's menu on Sunday to whoever asked for news at an address that is proved:
 * what the weekly menu page shows. Nothing where nothing is cooked. Answers how many mails there were.
 */
export async function sendWeeklyMenu({ db, now, log }: ClockContext): Promise<number> {
  const weekStart = menuToSend(now);
  if (!weekStart) return 0;
  const [first] = await listWeeklyMenuRecipients(db, weekStart, 1);
  const days = first ? await readDays({ db, now }, weekStart) : [];
  if (!days.some(({ dishes }) => dishes.length > 0)) return 0;
  return remindEachOnce(
    { db, log },
    (limit) => listWeeklyMenuRecipients(db, weekStart, limit),
    async (tx, { id, firstName }) => {
      if (!(await claimReminder(tx, { kind: 'weekly_menu', about: id, part: weekStart }, now)))
        return false;
      const details = { name: firstName, weekStart, days };
      await enqueueMail(tx, { kind: 'weekly_menu', customerId: id, details });
      return true;
    },
  );
}

/** The days of a week on which something is cooked, or why not; weekends only where there is something. */
async function readDays(
  ctx: Pick<ClockContext, 'db' | 'now'>,
  weekStart: string,
): Promise<MailDetails['weekly_menu']['days']> {
  const { menuByDay } = await readMenu(ctx, { query: { week_start_date: weekStart } });
  return MENU_DAYS.map((name) => menuByDay[name])
    .map(({ date, closed, items }) => ({ day: date, closed, dishes: items.map(dishText) }))
    .filter(({ dishes }, place) => place < 5 || dishes.length > 0);
}

/** `Kadhi`, or `Kadhi (Jain)` where only some are served it. */
const dishText = ({ name, dietaryType }: MenuItem): string =>
  dietaryType === 'veg' ? name : `${name} (${dietaryType === 'jain' ? 'Jain' : 'Swaminarayan'})`;
