import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '#web/platform/client/browser-client.ts';
import { whatFits } from '#web/catering/landing/guest-words.ts';
import { cateringMenuQuery } from '#web/catering/landing/queries.ts';
import { usePageQuery } from '#web/platform/data/use-page-query.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/platform/ui/icon.tsx';

/** For how many the kitchen cooks without a call first. */
export function GuestsNote() {
  const { data: menu } = usePageQuery(cateringMenuQuery(call));
  return (
    <p className="flex gap-2 text-sm text-ink-soft">
      <Icon of={Users} className="mt-0.5 size-4.5 text-chilli-ink" />
      <span>
        {whatFits(menu).note}{' '}
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
