import { describe, expect, it } from 'vitest';
import { timeLeftText } from '#domain/platform/undo-step.ts';
import { stepText } from './audit-sentences.ts';

describe('a step in words', () => {
  const step = (resource: string, action: string, ...labels: (string | null)[]) =>
    stepText({ resource, action, things: labels.map((label) => ({ label })) });

  it('names what was done, and with what', () => {
    const name = 'tiffin TF-2026-0012 of Mon, Nov 23 for Asha Patel';
    expect(step('tiffin-orders', 'prepare', name)).toBe(`Began to cook ${name}`);
    expect(step('snacks', 'sold-out', 'Khandvi')).toBe('Marked as sold out: Khandvi');
  });

  it('counts many', () => {
    expect(step('tiffin-orders', 'prepare', 'one', 'two')).toBe('Began to cook 2 tiffin orders');
  });

  it('says it without a name where there is none', () => {
    expect(step('contact-messages', 'dismiss', null)).toBe('Dismissed a message');
    expect(step('closures', 'create', null)).toBe('Closed the kitchen on some days');
  });

  it('says how long it can be taken back', () => {
    const until = '2026-11-18T15:10:00Z';
    const at = (time: string) => timeLeftText(until, Date.parse(`2026-11-18T${time}Z`));
    expect([at('15:00:30'), at('15:09:00'), at('15:09:01')]).toEqual([
      ...['9 min left', '1 min left', 'less than a minute left'],
    ]);
  });
});
