import type { ReactNode } from 'react';
import type { Subject } from '#art/subjects.ts';
import { Drawing } from '#web/platform/pictures/drawing.tsx';

/** A page in place of the one that was wanted: what happened, in a picture and in words, and the ways on. */
export function ErrorScreen({
  picture,
  title,
  children,
  actions,
}: {
  picture: Subject;
  title: string;
  /** Paragraphs. */
  children: ReactNode;
  /** Buttons and links. */
  actions: ReactNode;
}) {
  return (
    <div className="wrap grid items-center gap-x-12 gap-y-4 pt-4 sm:pt-8 lg:grid-cols-[1.15fr_1fr]">
      <Drawing of={picture} className="-ml-2 w-64 max-w-full lg:order-last lg:ml-0 lg:w-full" />
      <div>
        <h1 className="max-w-[16ch] text-page">{title}</h1>
        <div className="mt-4 grid max-w-text gap-3 text-lg text-ink-soft">{children}</div>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  );
}
