import { Clock, Sparkles } from 'lucide-react';
import type { MenuItem, SpiceLevel } from '#contract/menu/weekly-menu.ts';
import { DishPicture, VegetarianMark } from '#web/platform/pictures/dish-picture.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import {
  COURSE_LABELS,
  containsText,
  DIET_LABELS,
  minutesText,
  SPICE,
  servedOnlyTo,
} from './menu-text.ts';

/** A card has room for so many. */
const TAGS = 3;
const NUTRIENTS = 4;

/** One dish as a menu prints it: what it looks like, what it is, and what to know before eating it. */
export function DishCard({ item, isWide = false }: { item: MenuItem; isWide?: boolean }) {
  const onlyTo = servedOnlyTo(item);
  return (
    <li
      className={`flex flex-col overflow-hidden rounded-card border bg-card shadow-card ${item.isSpecial ? 'border-turmeric' : 'border-line'} ${isWide ? 'lg:col-span-2' : ''}`}
    >
      {onlyTo && (
        <p className="bg-leaf-tint px-4 py-1.5 text-sm font-semibold text-leaf-ink sm:px-6">
          {onlyTo}
        </p>
      )}
      <div
        className={`grid grow grid-cols-[6.75rem_minmax(0,1fr)] items-start gap-x-4 p-4 sm:grid-rows-[auto_1fr] sm:gap-x-6 sm:p-6 ${isWide ? 'sm:grid-cols-[10.5rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)]' : 'sm:grid-cols-[10.5rem_minmax(0,1fr)]'}`}
      >
        <div className="self-center sm:row-span-2">
          <DishPicture name={item.name} image={item.imageUrl} sizes="10rem" />
        </div>
        <div className="max-sm:self-center">
          <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 text-sm font-semibold text-ink-soft">
            {COURSE_LABELS[item.course]}
            {item.isSpecial && (
              <Badge tone="turmeric">
                <Icon of={Sparkles} className="size-3.5" /> Special
              </Badge>
            )}
          </p>
          <h3 className="mt-0.5 text-title-sm wrap-anywhere sm:text-title">{item.name}</h3>
        </div>
        <div className="grid content-start gap-1.5 text-sm max-sm:col-span-2 max-sm:pt-2">
          <p className="mt-1.5 mb-1 text-base leading-snug text-ink-soft wrap-anywhere">
            {item.description}
          </p>
          <Marks item={item} />
        </div>
      </div>
      <Nutrition item={item} />
    </li>
  );
}

/** A chilli with its stalk. */
function Chilli() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
      <path
        d="M2.6 5.2c1.7-.9 3.3-.7 4.4.4.7 3.7 3 6.3 7.4 7.6-6.5 1.3-12-2-11.8-8z"
        fill="currentColor"
      />
      <path
        d="M4.9 4.9C4.6 3.3 5 2.2 6.3 1.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        className="text-leaf"
      />
    </svg>
  );
}

/** How hot a dish is: chillies to see at a glance, and the word for it. */
function SpiceMark({ level }: { level: SpiceLevel }) {
  const { words, chillies } = SPICE[level];
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-chilli-ink">
      <span className="inline-flex -space-x-1">
        {Array.from({ length: chillies }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chillies are alike and never move
          <Chilli key={at} />
        ))}
      </span>
      <span className="sr-only">Spice:</span> {words}
    </span>
  );
}

/** Whom it suits, how hot it is and how long it takes, what it is known for, what it contains. */
function Marks({ item }: { item: MenuItem }) {
  const tags = item.tags.slice(0, TAGS);
  return (
    <>
      <p className="flex items-center gap-1.5 font-semibold text-leaf-ink">
        <VegetarianMark /> {item.diets.map((diet) => DIET_LABELS[diet]).join(', ')}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <SpiceMark level={item.spiceLevel} />
        {item.preparationTime !== null && (
          <span className="inline-flex items-center gap-1.5 text-ink-soft">
            <Icon of={Clock} className="size-4" />
            <span className="sr-only">Preparation time:</span> {minutesText(item.preparationTime)}
          </span>
        )}
      </p>
      <p>{containsText(item)}</p>
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="first-letter:uppercase">
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What one portion holds, as packets print it. */
function Nutrition({ item: { nutritionalInfo } }: { item: MenuItem }) {
  const entries = Object.entries(nutritionalInfo).slice(0, NUTRIENTS);
  if (entries.length === 0) return null;
  return (
    <dl className="grid grid-flow-col border-t border-line bg-sunken/60">
      {entries.map(([name, amount]) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end border-line px-1 py-2 text-center not-first:border-s"
        >
          <dt className="text-xs leading-tight text-ink-soft wrap-anywhere">{name}</dt>
          <dd className="text-sm font-semibold tabular-nums">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
