import type { SpiceLevel } from '#contract/menu/weekly-menu.ts';
import { SPICE } from './menu-words.ts';

/** A chilli with its stalk. */
function Chilli() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
      <path
        d="M2.6 5.2c1.7-.9 3.3-.7 4.4.4.7 3.7 3 6.3 7.4 7.6-6.5 1.3-12-2-11.8-8z"
        fill="currentColor"
      />
      <path
        d="M4.9 4.9C4.6 3.3 5 2.2 6.3 1.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        className="text-leaf"
      />
    </svg>
  );
}

/** How hot a dish is: chillies to see at a glance, and the word for it. */
export function SpiceMark({ level }: { level: SpiceLevel }) {
  const { words, chillies } = SPICE[level];
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-chilli-ink">
      <span className="inline-flex -space-x-1">
        {Array.from({ length: chillies }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: chillies are alike and never move
          <Chilli key={at} />
        ))}
      </span>
      <span className="sr-only">Spice:</span> {words}
    </span>
  );
}
