import { Drawing } from '../ui/drawing.tsx';

const DISHES = [
  ['Paneer Kadhai', 'Paneer and peppers in tomato and onion, finished with kasuri methi.'],
  ['Gujarati Dal', 'Toor dal, sweet and sour with jaggery, kokum and peanuts.'],
  ['Undhiyu', 'Winter vegetables and methi muthiya, slow under green masala.'],
  ['Palak Paneer', 'Spinach simmered low, soft paneer, a spoon of ghee.'],
] as const;

/** Some of what comes around in the tiffin. */
export function Dishes() {
  return (
    <section aria-labelledby="dishes" className="border-y border-line bg-sunken py-14 sm:py-20">
      <div className="wrap">
        <h2 id="dishes" className="text-section">
          The kind of food you phone home about.
        </h2>
        <p className="mt-3 max-w-text text-lg text-ink-soft">
          Vegetarian, every day something else, and never from a freezer. Jain or Swaminarayan on
          request.
        </p>
        <ul className="mt-8 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {DISHES.map(([name, words]) => (
            <li
              key={name}
              className="rounded-card border border-line bg-card p-3.5 pb-5 shadow-card sm:p-5"
            >
              <Drawing of={`dish:${name}`} />
              <h3 className="mt-2 text-title-sm">{name}</h3>
              <p className="mt-1 text-sm text-ink-soft">{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
