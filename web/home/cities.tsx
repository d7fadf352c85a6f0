import { formatPhone, useBusiness } from '../business.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';

/** Where the tiffins go, and the way in. */
export function Cities() {
  const business = useBusiness();
  if (!business) return null;
  return (
    <section aria-labelledby="cities" className="wrap pt-14 sm:pt-20">
      <h2 id="cities" className="text-section">
        Our towns
      </h2>
      <ul className="mt-6 flex flex-wrap gap-2.5">
        {business.cities.map(({ name }) => (
          <li key={name} className="rounded-full border border-line bg-card px-4 py-2 font-medium">
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-text text-ink-soft">
        Not sure whether we come to your street? Call{' '}
        <a
          href={`tel:${business.phone}`}
          className="font-semibold whitespace-nowrap text-ink underline underline-offset-4"
        >
          {formatPhone(business.phone)}
        </a>
        , or put your address in at checkout and we will tell you.
      </p>
      <LinkButton to={paths.pricing} size="large" className="mt-7">
        Start an order
      </LinkButton>
    </section>
  );
}
