import { describe, expect, it } from 'vitest';
import { timeLeftText } from '#domain/platform/undo-step.ts';
import {
  AUDIT_ACTIONS,
  type AuditedAct,
  auditActionOf,
  auditActionsLike,
  auditSentence,
  resourceLabel,
  sentenceAround,
  stepText,
  thingLabel,
} from './audit-sentences.ts';

describe('what is done at the desk', () => {
  it('is a sentence about a thing', () => {
    const dinner: AuditedAct = { resource: 'tiffin-orders', action: 'prepare' };
    expect(auditSentence(dinner, ['tiffin TF-2026-0012'])).toBe(
      'Began to cook tiffin TF-2026-0012',
    );
    expect(auditSentence(dinner)).toBe('Began to cook a tiffin order');
    expect(sentenceAround(dinner)).toEqual(['Began to cook ', '']);
  });

  it('is a sentence without one where it is about none', () => {
    expect(auditSentence({ resource: 'snacks', action: 'reorder' }, ['Khandvi'])).toBe(
      'Arranged the snacks anew',
    );
    expect(auditSentence({ resource: 'payments', action: 'download' })).toBe(
      'Downloaded a table of payments',
    );
  });

  it('says what was undone', () => {
    const taken = { resource: 'subscriptions', action: 'take-back', after: { takenBack: 'pause' } };
    expect(auditSentence(taken, ['plan TS-2026-0001'])).toBe('Took back: paused plan TS-2026-0001');
    const { after: _, ...unnamed } = taken;
    for (const after of [undefined, null, {}, { takenBack: 1 }])
      expect(auditSentence({ ...unnamed, ...(after !== undefined && { after }) })).toBe(
        'Took back: a subscription',
      );
    const pause = { resource: 'subscriptions', action: 'pause', after: { takenBack: 'resume' } };
    expect(auditSentence(pause)).toBe('Paused a subscription');
  });

  it('keeps the word of what is done no more', () => {
    expect(auditSentence({ resource: 'old-things', action: 'fold-up' })).toBe('Fold up old things');
    expect([resourceLabel('old-things'), thingLabel('old-things')]).toEqual([
      'old things',
      'old things',
    ]);
  });

  it('cannot be written down without words', () => {
    // @ts-expect-error nobody cooks a closure
    const wrong: AuditedAct = { resource: 'closures', action: 'prepare' };
    // @ts-expect-error there is no such thing
    const unknown: AuditedAct = { resource: 'balloons', action: 'create' };
    expect([wrong, unknown]).toHaveLength(2);
  });

  it('is a choice of its own for each that can be looked for, and no machine word is among them', () => {
    const words = AUDIT_ACTIONS.map((doing) => doing.words);
    expect(AUDIT_ACTIONS.length).toBeGreaterThan(80);
    expect(words.filter((said) => !/^[A-Z][^_…]+$/.test(said))).toEqual([]);
    const spoken = AUDIT_ACTIONS.map(({ about, words: said }) => `${about}: ${said}`);
    expect(new Set(spoken).size).toBe(AUDIT_ACTIONS.length);
  });

  it('is found by its words', () => {
    expect(auditActionsLike(' Sold out ').map(({ id }) => id)).toEqual(['snacks.sold-out']);
    expect(auditActionOf('snacks.sold-out')).toEqual({ resource: 'snacks', action: 'sold-out' });
    expect(auditActionOf('take-back')).toEqual({ resource: null, action: 'take-back' });
  });
});

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

  it('says how long it can be undone', () => {
    const until = '2026-11-18T15:10:00Z';
    const at = (time: string) => timeLeftText(until, Date.parse(`2026-11-18T${time}Z`));
    expect([at('15:00:30'), at('15:09:00'), at('15:09:01')]).toEqual([
      ...['9 min left', '1 min left', 'less than a minute left'],
    ]);
  });
});
