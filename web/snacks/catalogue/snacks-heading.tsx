import { ShoppingBag } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/platform/ui/button.tsx';
import { Drawing } from '#web/platform/ui/drawing.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';

/** What the counter is, in one look. */
export function SnacksHeading() {
  return (
    <header className="grid items-center gap-x-12 pt-6 pb-7 sm:pt-10 lg:grid-cols-[1.35fr_1fr] lg:pb-9">
      <div>
        <h1 className="text-page">Snacks</h1>
        <p className="mt-3 max-w-text text-lg text-ink-soft">
          Farsan, chaat and sweets, made fresh the day you want them. Pick them up, or have them
          brought to your door.
        </p>
        <LinkButton to={paths.snackOrder} className="no-print mt-5">
          <Icon of={ShoppingBag} /> Start a snack order
        </LinkButton>
      </div>
      <div aria-hidden="true" className="grid h-56 grid-cols-2 place-items-center max-lg:hidden">
        <Drawing of="dish:Khandvi" className="w-56" />
        <Drawing of="dish:Samosa" className="w-48" />
      </div>
    </header>
  );
}
