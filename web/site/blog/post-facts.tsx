import type { BlogEntry } from '#contract/site/blog.ts';
import { machineInstant } from '#domain/platform/days.ts';
import { publishedWords, readingWords } from './blog-words.ts';

/** When a post appeared, and how long it takes. */
export function PostFacts({
  post: { published_at, reading_time },
}: {
  post: Pick<BlogEntry, 'published_at' | 'reading_time'>;
}) {
  return (
    <span className="text-sm text-ink-soft">
      <time dateTime={machineInstant(published_at)} className="whitespace-nowrap">
        {publishedWords(published_at)}
      </time>
      <span aria-hidden="true"> · </span>
      <span className="whitespace-nowrap">
        <span className="sr-only">Reading time: </span>
        {readingWords(reading_time)}
      </span>
    </span>
  );
}
