import { Link } from 'react-router';
import type { CateringMenu } from '#contract/catering/menu.ts';
import { paths } from '#web/paths.ts';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { type Speciality, specialitiesOn } from './specialities.ts';

/** What is cooked best here; while the menu cannot be read, no dish is named. */
export function ThreeKitchens({ menu }: { menu: CateringMenu | undefined }) {
  return (
    <section aria-labelledby="specialities" className="wrap py-14 sm:py-20">
      <h2 id="specialities" className="text-section">
        Three kitchens, one stove
      </h2>
      <p className="mt-3 max-w-text text-lg text-ink-soft">
        Our speciality is home food for a crowd. Choose one kitchen, or let them sit side by side.
      </p>
      <ul className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {specialitiesOn(menu ?? { categories: [] }).map((kitchen) => (
          <li key={kitchen.name} className="border-t-4 border-turmeric pt-5">
            <h3 className="text-title">{kitchen.name}</h3>
            <p className="mt-1.5 text-ink-soft">{kitchen.words}</p>
            {kitchen.dishes.length > 0 ? <Dishes {...kitchen} /> : menu && <Ask />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Dishes = ({ dishes }: Speciality) => (
  <ul className="mt-4 grid grid-cols-3 gap-3">
    {dishes.map((dish) => (
      <li key={dish} className="text-center text-sm leading-tight font-medium">
        <Drawing of={`dish:${dish}`} className="mb-1" />
        {dish}
      </li>
    ))}
  </ul>
);

const Ask = () => (
  <p className="mt-4 text-ink-soft">
    Nothing of it stands on the menu to choose from at the moment.{' '}
    <Link
      to={paths.contact}
      className="font-semibold text-ink underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
    >
      Ask us for it
    </Link>
    , and we tell you what we can cook.
  </p>
);
