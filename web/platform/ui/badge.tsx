import type { ReactNode } from 'react';

export type Tone = 'leaf' | 'chilli' | 'turmeric' | 'steel' | 'ink';

const TONES: Record<Tone, string> = {
  leaf: 'bg-leaf-tint text-leaf-ink',
  chilli: 'bg-chilli-tint text-chilli-ink',
  turmeric: 'bg-turmeric-tint text-turmeric-ink',
  steel: 'bg-steel-tint text-steel-ink',
  ink: 'bg-ink text-paper',
};

/** A small label: a fact, never something to press. */
export function Badge({
  tone = 'steel',
  className = '',
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-chip px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap forced-colors:border ${TONES[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
