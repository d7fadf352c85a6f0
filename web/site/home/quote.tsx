import type { Testimonial } from '#contract/kitchen/settings.ts';
import { Badge } from '#web/platform/ui/badge.tsx';

/** What one customer says; a sample says that it is one. */
export function Quote({ said: { words, author, isSample } }: { said: Testimonial }) {
  return (
    <figure className="flex h-full flex-col rounded-card border border-line bg-card px-6 pt-5 pb-6">
      <div className="flex items-start justify-between">
        <span
          aria-hidden="true"
          className="h-9 font-heading text-[4.5rem] leading-none text-turmeric select-none"
        >
          “
        </span>
        {isSample && <Badge tone="turmeric">Sample</Badge>}
      </div>
      <blockquote className="mt-2 grow text-lg">{words}</blockquote>
      <figcaption className="mt-4 text-ink-soft">{author}</figcaption>
    </figure>
  );
}
