import type { CateringInquiry } from '#contract/catering/inquiries.ts';
import { dishOf } from '#domain/catering/menu.ts';
import { MENU_CATEGORIES } from '#domain/catering/words.ts';

const categoryWords = (category: string): string =>
  MENU_CATEGORIES[category as keyof typeof MENU_CATEGORIES] ?? 'Extra';

/** The menu for the whole party, with how much of each. */
export function MenuLines({ menu }: { menu: CateringInquiry['calculatedMenu'] }) {
  return (
    <ul>
      {menu.map(({ item, quantity, unit, category, specialNote }) => (
        <li
          key={`${category} ${item}`}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-b-0"
        >
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-medium">{dishOf({ item, category })}</span>
            <span className="block text-sm text-ink-soft">
              {[categoryWords(category), specialNote].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="whitespace-nowrap tabular-nums">
            {quantity} {unit}
          </span>
        </li>
      ))}
    </ul>
  );
}
