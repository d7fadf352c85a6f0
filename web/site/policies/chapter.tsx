import type { ReactNode } from 'react';
import type { PublicBusiness } from '#contract/kitchen/kitchen.ts';

/** One part of a text page, with an address of its own (`/policy#payments`). */
export type Chapter = { id: string; title: string; text: ReactNode };

/** A long text: its contents beside it on a wide screen, above it on a phone. */
export function Chapters({
  chapters,
  children,
}: {
  chapters: readonly Chapter[];
  /** What stands below the last one. */
  children?: ReactNode;
}) {
  return (
    <div className="grid gap-x-14 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav aria-label="On this page" className="no-print lg:sticky lg:top-6 lg:self-start">
        <ol className="grid gap-x-4 rounded-card border border-line bg-card px-4 py-2 shadow-card sm:grid-cols-2 lg:grid-cols-1">
          {chapters.map(({ id, title }, at) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-3 font-medium text-ink-soft hover:text-ink hover:underline hover:underline-offset-4"
              >
                <span aria-hidden="true" className="w-4 shrink-0 text-sm tabular-nums">
                  {at + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose-house max-w-text max-lg:mt-4">
        {chapters.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={id} className="lg:first:[&>h2]:mt-1">
            <h2 id={id} className="scroll-mt-6">
              {title}
            </h2>
            {text}
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}

/** Asks the owner to have a legal text checked; gone once the desk says that somebody has. */
export function LawyerNote({ business }: { business: PublicBusiness | null }) {
  if (business?.policiesChecked !== false) return null;
  return (
    <p className="mt-8! rounded-card border border-line bg-sunken px-5 py-4 text-sm">
      This text is a sample. The owner of this kitchen must have it checked by somebody who knows
      the law before relying on it.
    </p>
  );
}

/** `Write to hello@…`, or without an address while it is not known. */
export function WriteTo({
  email,
  lower = false,
}: {
  email: string | null | undefined;
  /** In the middle of a sentence. */
  lower?: boolean;
}) {
  const write = lower ? 'write to' : 'Write to';
  if (!email) return <>{write} us</>;
  return (
    <>
      {write} <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
