import { Drawing } from '#web/ui/drawing.tsx';

/** The kitchens that ours cooks from (spec 1 section 2), each with what it is loved for. */
const SPECIALITIES = [
  {
    name: 'Gujarati',
    words:
      'Sweet, sour and a little fire: winter vegetables, buttermilk kadhi, jaggery in the dal.',
    dishes: ['Undhiyu', 'Kadhi', 'Mohan Thal'],
  },
  {
    name: 'Punjabi',
    words: 'Slow gravies, cream and smoke: what a wedding table is measured by.',
    dishes: ['Paneer Kadhai', 'Dal Makhani', 'Naan'],
  },
  {
    name: 'South Indian',
    words: 'Steamed and crisp: light plates for a morning, with sambar by the ladle.',
    dishes: ['Masala Dosa', 'Idli', 'Sambar'],
  },
] as const;

/** What is cooked best here. */
export function Specialities() {
  return (
    <section aria-labelledby="specialities" className="wrap py-14 sm:py-20">
      <h2 id="specialities" className="text-section">
        Three kitchens, one stove
      </h2>
      <p className="mt-3 max-w-text text-lg text-ink-soft">
        Our speciality is home food for a crowd. Choose one kitchen, or let them sit side by side.
      </p>
      <ul className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {SPECIALITIES.map(({ name, words, dishes }) => (
          <li key={name} className="border-t-4 border-turmeric pt-5">
            <h3 className="text-title">{name}</h3>
            <p className="mt-1.5 text-ink-soft">{words}</p>
            <ul className="mt-4 grid grid-cols-3 gap-3">
              {dishes.map((dish) => (
                <li key={dish} className="text-center text-sm leading-tight font-medium">
                  <Drawing of={`dish:${dish}`} className="mb-1" />
                  {dish}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
