import { Rss } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/platform/ui/icon.tsx';

/** For those who read many blogs in one place. */
export const FeedNote = () => (
  <p className="no-print mt-8 text-sm text-ink-soft">
    <a
      href={paths.feed}
      className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:text-ink"
    >
      <Icon of={Rss} className="size-4.5" />
      New stories in your feed reader (RSS)
    </a>
  </p>
);
