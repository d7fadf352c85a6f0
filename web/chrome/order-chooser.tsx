import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { type ButtonKind, type ButtonSize, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Drawing } from '../ui/drawing.tsx';

const CHOICES = [
  {
    to: paths.pricing,
    label: 'Tiffin Service',
    words: 'A home-cooked lunchbox on the weekdays you choose, paid in credits.',
    picture: 'tiffin:closed',
  },
  {
    to: paths.catering,
    label: 'Catering Service',
    words: 'A whole spread for your guests, for weddings, poojas and parties.',
    picture: 'event:special',
  },
  {
    to: paths.snackOrder,
    label: 'Snacks Order',
    words: 'Farsan, street food and sweets, picked up or delivered.',
    picture: 'dish:Khaman Dhokla',
  },
] as const;

/**
 * Asks what one wants to order (spec 1 section 2, Order-type chooser; decisions 26). It is a link to
 * the plans until the program has loaded.
 */
export function OrderChooser({
  label = 'Start an order',
  kind,
  size,
  className,
}: {
  label?: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinkButton
        to={paths.pricing}
        aria-haspopup="dialog"
        {...(kind && { kind })}
        {...(size && { size })}
        {...(className && { className })}
        onClick={(event) => {
          // Opening it elsewhere (a new tab) stays what the browser makes of a link.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
      </LinkButton>
      <Dialog open={open} onClose={() => setOpen(false)} title="What would you like?" wide>
        <ul className="grid gap-3 sm:grid-cols-3">
          {CHOICES.map(({ to, label: name, words, picture }) => (
            <li key={to} className="grid">
              <Link
                to={to}
                onClick={() => setOpen(false)}
                className="grid grid-cols-[6.5rem_1fr] items-center gap-4 rounded-card border border-edge bg-paper p-4 hover:border-ink sm:grid-cols-1 sm:justify-items-center sm:text-center"
              >
                <span className="w-full max-w-44">
                  <Drawing of={picture} />
                </span>
                <span>
                  <span className="block font-heading text-title-sm font-bold">{name}</span>
                  <span className="mt-1 block text-sm text-ink-soft">{words}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
