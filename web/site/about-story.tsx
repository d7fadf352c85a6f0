import { Check } from 'lucide-react';
import { useBusiness } from '#web/kitchen/business.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';

/** An empty line parts paragraphs, as the desk writes them. */
const paragraphsOf = (story: string): string[] =>
  story
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** How it began, in the kitchen's own words; until they are there, room for them. */
export function Story({ story }: { story: string | undefined }) {
  const business = useBusiness();
  const [lead = business?.tagline, ...rest] = paragraphsOf(story ?? '');
  return (
    <section className="overflow-x-clip">
      <div className="wrap grid items-start gap-x-14 gap-y-7 pt-6 pb-14 sm:pt-10 lg:grid-cols-[1.15fr_1fr] lg:pb-20">
        <div>
          <p className="font-semibold text-chilli-ink">About {business?.name ?? 'us'}</p>
          <h1 className="mt-2 text-page">Somebody is cooking for you.</h1>
          {story === undefined ? (
            <Skeleton
              label="Loading our story…"
              className="mt-6 grid min-h-96 content-start gap-3.5"
            >
              {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
                <Bone key={line} className={`h-5 ${width}`} />
              ))}
            </Skeleton>
          ) : (
            <div className="mt-5 grid max-w-text gap-4 whitespace-pre-line">
              {lead && <p className="text-lg">{lead}</p>}
              {rest.map((paragraph) => (
                <p key={paragraph} className="text-ink-soft">
                  {paragraph}
                </p>
              ))}
            </div>
          )}
        </div>
        <Drawing of="tiffin:daily" className="mx-auto max-w-lg lg:sticky lg:top-8 w-full" />
      </div>
    </section>
  );
}

/** What the kitchen promises, one line each; nothing while it promises nothing. */
export function Mission({ promises }: { promises: readonly string[] }) {
  if (promises.length === 0) return null;
  return (
    <section aria-labelledby="mission" className="border-y border-line bg-sunken py-14 sm:py-20">
      <div className="wrap grid gap-x-14 gap-y-7 lg:grid-cols-[1fr_1.8fr]">
        <h2 id="mission" className="text-section">
          What we hold ourselves to
        </h2>
        <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {promises.map((promise) => (
            <li key={promise} className="flex gap-3.5">
              <span className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-ink">
                <Icon of={Check} className="size-4.5" />
              </span>
              <span className="pt-0.5">{promise}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
