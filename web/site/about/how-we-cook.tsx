import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';

const WAYS = [
  {
    picture: 'dish:Dal Makhani',
    title: 'From the pot, not the packet',
    words:
      'Spices are roasted and ground here, dal is soaked the night before, rotis are rolled when your tiffin is packed.',
  },
  {
    picture: 'dish:Kacha Kela Nu Shaak',
    title: 'Jain',
    words:
      'Without onion, garlic, potato or anything else that grows under the ground. Raw banana takes the place of the potato, and nobody misses it.',
  },
  {
    picture: 'dish:Kadhi',
    title: 'Swaminarayan',
    words:
      'Without onion, garlic and asafoetida. Ginger, green chilli and curry leaves do the work, as they do at the temple.',
  },
] as const;

/** How it is cooked, and for whom. */
export function HowWeCook() {
  return (
    <section aria-labelledby="how-we-cook" className="wrap py-14 sm:py-20">
      <h2 id="how-we-cook" className="text-section">
        How we cook
      </h2>
      <p className="mt-3 max-w-text text-lg text-ink-soft">
        Everything is vegetarian: no meat, no fish, no eggs. The rest follows how your family eats.
        Tell us once, and it stands on every ticket.
      </p>
      <ul className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-3">
        {WAYS.map(({ picture, title, words }) => (
          <li key={title} className="max-md:grid max-md:grid-cols-[6.5rem_1fr] max-md:gap-x-5">
            <Drawing of={picture} className="max-w-52" />
            <div>
              <h3 className="text-title-sm md:mt-4">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{words}</p>
            </div>
          </li>
        ))}
      </ul>
      <LinkButton to={`${paths.policy}#dietary-needs`} kind="plain" className="mt-5 px-0!">
        What we do about allergies
      </LinkButton>
    </section>
  );
}
