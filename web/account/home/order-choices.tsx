import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';

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

/** What there is to order, in a dialog; it goes away with the choice. */
export function OrderChoices({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="What would you like?" wide>
      <ul className="grid gap-3 sm:grid-cols-3">
        {CHOICES.map(({ to, label: name, words, picture }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              onClick={onClose}
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
  );
}
