import { describe, expect, it } from 'vitest';
import { changedFields, PERSONAL_VALUE } from './changed-fields.ts';

describe('what the audit log keeps of a change', () => {
  it('is the fields that changed, before and after', () => {
    const before = { id: '1', status: 'pending_approval', credits: 0, tags: ['a'] };
    const after = { id: '1', status: 'active', credits: 5, tags: ['a'] };
    expect(changedFields('subscriptions', before, after)).toEqual({
      before: { status: 'pending_approval', credits: 0 },
      after: { status: 'active', credits: 5 },
    });
  });

  it('is of personal fields only that they changed, however deep they lie', () => {
    const before = { customerName: 'Asha', orders: [{ slot: '17:00-18:00', address: '1 Elm St' }] };
    const after = { customerName: 'Ravi', orders: [{ slot: '17:00-18:00', address: '' }] };
    expect(changedFields('subscriptions', before, after)).toEqual({
      before: {
        customerName: PERSONAL_VALUE,
        orders: [{ slot: '17:00-18:00', address: PERSONAL_VALUE }],
      },
      after: { customerName: PERSONAL_VALUE, orders: [{ slot: '17:00-18:00', address: null }] },
    });
  });

  it('is of a post’s text how long it was', () => {
    const before = { title: 'Rotis', markdown: 'Warm.' };
    const after = { title: 'Rotis', markdown: 'In a cloth.' };
    expect(changedFields('blogs', before, after)).toEqual({
      before: { markdown: '(5 characters)' },
      after: { markdown: '(11 characters)' },
    });
    expect(changedFields('blogs', after, null).before).toEqual({
      title: 'Rotis',
      markdown: '(11 characters)',
    });
  });

  it('is everything when something is created or deleted', () => {
    const group = { name: 'Everyday', isActive: true };
    expect(changedFields('plan-groups', null, group)).toEqual({ before: null, after: group });
    expect(changedFields('plan-groups', group, null)).toEqual({ before: group, after: null });
  });
});
