import type { MenuDay, MenuItem, WeeklyMenu } from '#contract/menu/weekly-menu.ts';
import { MENU_DAYS } from '#domain/menu/weekly-menu.ts';
import { formatDayLong, isWeekend } from '#domain/platform/days.ts';
import { formatPhone, useBusiness } from '#web/kitchen/business.ts';
import { closedText, noMenuText } from './menu-announcements.ts';
import { COURSE_LABELS, containsText, SPICE, servedOnlyTo, weekTextLong } from './menu-text.ts';

/** The whole week in black on white, whatever the screen shows; only paper shows it. */
export function PrintedWeek({ week }: { week: WeeklyMenu }) {
  const business = useBusiness();
  const contacts = [business?.phone && formatPhone(business.phone), business?.email];
  const days = MENU_DAYS.map((name) => week.menuByDay[name]);
  return (
    <div className="hidden text-[10pt] leading-snug print:block">
      <h1 className="text-[22pt] leading-none">
        {business?.name}: {weekTextLong(week.weekStartDate)}
      </h1>
      <div className="mt-4 columns-3 gap-6">
        {days.filter(isPrinted).map((day) => (
          <PrintedDay key={day.date} day={day} />
        ))}
      </div>
      <p className="mt-3 border-t pt-2">
        ★ the day’s special. Everything is vegetarian. One kitchen cooks everything, so traces of
        other allergens are possible.
        {contacts.some(Boolean) && ` To order: ${contacts.filter(Boolean).join(', ')}`}
      </p>
    </div>
  );
}

/** A weekend on which nothing is cooked needs no line. */
const isPrinted = ({ date, items, closed }: MenuDay) =>
  items.length > 0 || closed !== null || !isWeekend(date);

function PrintedDay({ day: { date, closed, items } }: { day: MenuDay }) {
  const [weekday, monthAndDate] = formatDayLong(date).split(', ');
  return (
    <section className="mb-4 break-inside-avoid">
      <h2 className="flex items-baseline justify-between border-b-2 pb-0.5 text-[14pt]">
        {weekday} <span className="font-sans text-[10pt] font-normal">{monthAndDate}</span>
      </h2>
      {closed !== null && <p className="mt-1">{closedText(closed)}</p>}
      {closed === null && items.length === 0 && <p className="mt-1">{noMenuText({ date })}</p>}
      <ul>
        {items.map((item) => (
          <PrintedDish key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function PrintedDish({ item }: { item: MenuItem }) {
  const onlyTo = servedOnlyTo(item);
  return (
    <li className="mt-1 break-inside-avoid">
      <strong className="text-[11.5pt]">
        {item.isSpecial && '★ '}
        {item.name}
      </strong>
      {onlyTo && <em> ({onlyTo})</em>}
      <span className="block text-[9pt]">
        {COURSE_LABELS[item.course]}, {SPICE[item.spiceLevel].words.toLowerCase()}.{' '}
        {containsText(item)}.
      </span>
    </li>
  );
}
