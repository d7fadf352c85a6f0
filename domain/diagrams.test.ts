import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INQUIRY_STATES } from './inquiry-states.ts';
import { MESSAGE_STATES } from './message-states.ts';
import { SNACK_ORDER_STATES } from './snack-order-states.ts';
import { mermaidOf } from './states.ts';
import { SUBSCRIPTION_STATES } from './subscription-states.ts';
import { TIFFIN_ORDER_STATES } from './tiffin-order-states.ts';

describe('the diagrams in docs/architecture.md', () => {
  const page = readFileSync(new URL('../docs/architecture.md', import.meta.url), 'utf8');

  it('show the life of a subscription as its table has it', () => {
    expect(page).toContain(mermaidOf(SUBSCRIPTION_STATES));
  });

  it('show the life of a tiffin as its table has it', () => {
    expect(page).toContain(mermaidOf(TIFFIN_ORDER_STATES));
  });

  it('show the life of a catering inquiry as its table has it', () => {
    expect(page).toContain(mermaidOf(INQUIRY_STATES));
  });

  it('show the life of a message as its table has it', () => {
    expect(page).toContain(mermaidOf(MESSAGE_STATES));
  });

  it('show the life of a snack order as its table has it', () => {
    expect(page).toContain(mermaidOf(SNACK_ORDER_STATES));
  });
});
