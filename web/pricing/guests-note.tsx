import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';

/** For how many the kitchen cooks (spec 1 section 9, Stated hours). */
export function GuestsNote() {
  return (
    <p className="flex gap-2 text-sm text-ink-soft">
      <Icon of={Users} className="mt-0.5 size-4.5 text-chilli-ink" />
      <span>
        For events up to 100 guests, poojas up to 50. Expecting more? Call us.{' '}
        <Link
          to={paths.catering}
          className="inline-block font-semibold text-ink underline underline-offset-4"
        >
          How our catering works
        </Link>
      </span>
    </p>
  );
}
