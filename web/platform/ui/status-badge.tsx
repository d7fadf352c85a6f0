import { CircleQuestionMark, type LucideIcon } from 'lucide-react';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Badge, type Tone } from './badge.tsx';

/** What a state looks like beside its words: never by its colour alone. */
export type StatusLook = readonly [icon: LucideIcon, tone: Tone];

/** A state that this page does not know. */
const UNKNOWN: StatusLook = [CircleQuestionMark, 'steel'];

/** What a screen says of a state that it has no words for, because the server is newer than it. */
export const NEWER_STATE =
  'This page does not know yet how it stands. Please reload it, or contact us.';

/** How something stands; each noun has a badge of its own that knows its states. */
export function StatusBadge({
  look = UNKNOWN,
  words,
  className,
}: {
  look?: StatusLook | undefined;
  words: string;
  className?: string | undefined;
}) {
  const [icon, tone] = look;
  return (
    <Badge tone={tone} {...(className && { className })}>
      <Icon of={icon} className="size-3.5" />
      {words}
    </Badge>
  );
}
