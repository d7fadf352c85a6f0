import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, LinkButton } from '#web/platform/ui/button.tsx';
import { ErrorScreen } from './error-screen.tsx';

/** What people come for, and what is there. */
const WAYS = [
  ['This week’s menu', 'What we cook, day by day', paths.weeklyMenu],
  ['Tiffin plans', 'A home-cooked lunchbox on weekdays', paths.pricing],
  ['Snacks', 'Farsan, chaat and sweets', paths.snacks],
  ['Contact Us', 'A person who knows', paths.contact],
] as const;

/** Where somebody who is lost may have wanted to go, and a search through the blog. */
function WaysOn() {
  return (
    <div className="wrap mt-12 sm:mt-16">
      <nav aria-label="Ways on">
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
          {WAYS.map(([label, words, to]) => (
            <li
              key={to}
              className="relative rounded-card border border-line bg-card p-5 shadow-card"
            >
              <Link
                to={to}
                className="font-heading text-title-sm font-bold underline-offset-4 hover:underline after:absolute after:inset-0 after:rounded-card"
              >
                {label}
              </Link>
              <p className="mt-1 text-ink-soft">{words}</p>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form action={paths.blogs} className="mt-8 max-w-xl">
          <label htmlFor="lost" className="mb-1.5 block font-semibold">
            Or was it something you read? Search the blog
          </label>
          <div className="flex gap-2.5">
            <input
              id="lost"
              type="search"
              name="search"
              maxLength={100}
              className="min-h-12 min-w-0 grow rounded-full border border-edge bg-card px-5"
            />
            <Button type="submit" kind="quiet">
              Search
            </Button>
          </div>
        </form>
      </search>
    </div>
  );
}

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <>
      <title>This tiffin is empty</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen
        picture="spot:empty"
        title="This tiffin is empty."
        actions={<LinkButton to={paths.home}>Go to the front page</LinkButton>}
      >
        <p>
          There is no page at this address. It may have moved, or a letter got lost on the way. The
          kitchen is still here, and something is on the stove.
        </p>
      </ErrorScreen>
      <WaysOn />
    </>
  );
}
