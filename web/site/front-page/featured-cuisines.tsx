import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';

/** The three cuisines of the kitchen, the dish in the middle largest. */
const CUISINES = [
  {
    name: 'Gujarati',
    words:
      'Sweet, sour and a little fire in one bite: jaggery in the dal, buttermilk in the kadhi, and undhiyu when winter comes.',
    dishes: ['Kadhi', 'Undhiyu', 'Thepla'],
    ground: 'bg-turmeric-tint',
    to: paths.weeklyMenu,
    link: 'On the weekly menu',
  },
  {
    name: 'Punjabi',
    words:
      'Onions cooked until they are brown and no sooner, dal left alone for hours, a rajma that needs only rice.',
    dishes: ['Dal Makhani', 'Palak Paneer', 'Jeera Rice'],
    ground: 'bg-leaf-tint',
    to: paths.weeklyMenu,
    link: 'On the weekly menu',
  },
  {
    name: 'South Indian',
    words:
      'Tamarind, coconut and curry leaves that crackle in the oil: sambar over lemon rice, and soft idli when it is their turn.',
    dishes: ['Drumstick Sambar', 'Idli', 'Lemon Rice'],
    ground: 'bg-chilli-tint',
    to: paths.weeklyMenu,
    link: 'On the weekly menu',
  },
] as const;

function CuisineCard({ name, words, dishes, ground, to, link }: (typeof CUISINES)[number]) {
  const [left, middle, right] = dishes;
  return (
    <li className="group relative grid overflow-hidden rounded-card border border-line bg-card shadow-card max-lg:sm:grid-cols-[1fr_1.25fr] lg:grid-rows-[auto_1fr]">
      <div className={`grid items-center ${ground}`}>
        <div className="flex items-end justify-center px-2 pt-4 pb-3">
          <Drawing of={`dish:${left}`} className="w-[36%] max-w-36" />
          <Drawing of={`dish:${middle}`} className="-mx-[6%] w-[52%] max-w-52 shrink-0" />
          <Drawing of={`dish:${right}`} className="w-[36%] max-w-36" />
        </div>
      </div>
      <div className="flex flex-col px-6 pt-5 pb-4">
        <h3 className="text-title">{name}</h3>
        <p className="mt-1 text-sm font-semibold text-chilli-ink">{dishes.join(' · ')}</p>
        <p className="mt-2 text-ink-soft">{words}</p>
        <p className="mt-auto pt-3">
          <Link
            to={to}
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-line decoration-2 underline-offset-4 group-hover:decoration-ink after:absolute after:inset-0 after:rounded-card"
          >
            <span>
              <span className="sr-only">{name}: </span>
              {link}
            </span>
            <Icon
              of={ArrowRight}
              className="size-4.5 transition-transform duration-200 ease-settle group-hover:translate-x-1"
            />
          </Link>
        </p>
      </div>
    </li>
  );
}

/** What the kitchen cooks, three ways. */
export function FeaturedCuisines() {
  return (
    <section aria-labelledby="cuisines" className="border-y border-line bg-sunken py-14 sm:py-20">
      <div className="wrap">
        <h2 id="cuisines" className="text-section">
          The kind of food you phone home about.
        </h2>
        <p className="mt-3 max-w-text text-lg text-ink-soft">
          Three kitchens take turns in one tiffin. Vegetarian, every day something else, and never
          from a freezer.
        </p>
        <ul className="mt-8 grid gap-5 lg:grid-cols-3">
          {CUISINES.map((cuisine) => (
            <CuisineCard key={cuisine.name} {...cuisine} />
          ))}
        </ul>
      </div>
    </section>
  );
}
