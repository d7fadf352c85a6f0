import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INQUIRY_STATES } from './catering/inquiry-states.ts';
import { mermaidOf } from './platform/states.ts';
import { MESSAGE_STATES } from './site/message-states.ts';
import { SNACK_ORDER_STATES } from './snacks/order-states.ts';
import { TIFFIN_ORDER_STATES } from './tiffin/order-states.ts';
import { SUBSCRIPTION_STATES } from './tiffin/subscription-states.ts';

describe('the diagrams in docs/states.md', () => {
  const page = readFileSync(new URL('../docs/states.md', import.meta.url), 'utf8');

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
