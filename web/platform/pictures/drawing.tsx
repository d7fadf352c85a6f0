import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { withOwnIds } from '#art/own-ids.ts';
import { isReadyDrawn, readyDrawn } from '#art/ready-drawn.ts';
import type { Subject } from '#art/subjects.ts';

// Only the server has the drawing program at hand; in the browser's build this line is `null`.
const draw = import.meta.env.SSR ? (await import('./draw.ts')).draw : null;

const ROOM: Record<string, string> = {
  thali: 'aspect-[600/540]',
  served: 'aspect-[600/540]',
  tiffin: 'aspect-[320/230]',
  table: 'aspect-[720/530]',
  event: 'aspect-[240/180]',
  spot: 'aspect-[240/180]',
  area: 'aspect-[720/430]',
  place: 'aspect-[480/320]',
  dish: 'aspect-[240/200]',
};

/** What the server had no chance to draw into the page: it is ready there as a file, or drawn here. */
async function drawLater(subject: Subject, label: string): Promise<string> {
  if (label || !isReadyDrawn(subject)) return (await import('./draw.ts')).draw(subject, label);
  const file = await fetch(readyDrawn(subject));
  if (!file.ok) throw new Error(`${file.status} for ${file.url}`);
  return file.text();
}

/**
 * A drawing from art/ that costs the first load no program: the server draws it into the HTML and
 * hydration leaves it as it is; on a screen that opens later it comes into the room that is kept for
 * it, as a file or from the drawing program.
 */
export function Drawing({
  of: subject,
  label = '',
  className = '',
}: {
  of: Subject;
  /** What a screen reader says; empty for decoration. */
  label?: string;
  /** Its width; the height follows. */
  className?: string;
}) {
  const room = useRef<HTMLSpanElement>(null);
  const shown = useRef<Subject>(undefined);
  const [svg, setSvg] = useState(() => draw?.(subject, label) ?? '');
  const id = useId();
  const html = useMemo(() => withOwnIds(svg, id), [svg, id]);

  useEffect(() => {
    const drawnByServer = shown.current === undefined && room.current?.firstElementChild;
    if (drawnByServer || shown.current === subject) {
      shown.current = subject;
      return;
    }
    let left = false;
    drawLater(subject, label).then(
      (drawn) => {
        if (left) return;
        shown.current = subject;
        setSvg(drawn);
      },
      () => {
        // Offline there is no drawing; its room stays empty, and the words around it say enough.
      },
    );
    return () => {
      left = true;
    };
  }, [subject, label]);

  return (
    <span
      ref={room}
      className={`block [&>svg]:block [&>svg]:h-auto [&>svg]:w-full [&>svg]:overflow-visible ${ROOM[subject.split(':')[0] ?? '']} ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own art/, which escapes names
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}
