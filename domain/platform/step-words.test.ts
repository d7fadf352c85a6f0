import { describe, expect, it } from 'vitest';
import { stepWords, timeLeftWords } from './step-words.ts';

describe('a step in words', () => {
  const step = (resource: string, action: string, ...labels: (string | null)[]) =>
    stepWords({ resource, action, things: labels.map((label) => ({ label })) });

  it('names what was done, and with what', () => {
    expect(step('tiffin-orders', 'prepare', 'TF-2026-0012')).toBe('Prepared TF-2026-0012');
    expect(step('snacks', 'sold-out', 'Khandvi')).toBe('Sold out for today: Khandvi');
  });

  it('counts many', () => {
    expect(step('tiffin-orders', 'prepare', 'TF-1', 'TF-2')).toBe('Prepared 2 tiffin orders');
  });

  it('says it without a name where there is none that is nobody’s', () => {
    expect(step('contact-messages', 'dismiss', null)).toBe('Dismissed a message');
    expect(step('closures', 'create', null)).toBe('Closed the kitchen');
  });

  it('says how long it can be taken back', () => {
    const until = '2026-11-18T15:10:00Z';
    const at = (time: string) => timeLeftWords(until, Date.parse(`2026-11-18T${time}Z`));
    expect([at('15:00:30'), at('15:09:01')]).toEqual(['9 min left', 'less than a minute left']);
  });
});
