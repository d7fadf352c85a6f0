import { describe, expect, it } from 'vitest';
import { type DeskList, filterText, listLine } from './list-text.ts';

describe('what a list of the desk shows', () => {
  it('is how many there are', () => {
    expect(listLine('subscriptions', {}, { shown: 1340, all: 1340 })).toBe('1,340 subscriptions');
    expect(listLine('catering-inquiries', {}, { shown: 1, all: 1 })).toBe('1 inquiry');
  });

  it('is by which filters, and how many of all', () => {
    const counts = { shown: 12, all: 340 };
    expect(listLine('subscriptions', { unpaid: true }, counts)).toBe(
      'Unpaid: 12 of 340 subscriptions',
    );
    expect(
      listLine(
        'tiffin-orders',
        { search: 'asha', status: 'delivered', from: '2026-11-02' },
        counts,
      ),
    ).toBe('From Nov 2, 2026, delivered, with “asha”: 12 of 340 tiffin orders');
    expect(listLine('payments', { method: 'interac' }, counts)).toBe(
      'Interac e-Transfer: 12 of 340 payments',
    );
  });

  it('is over so many, where no more are counted', () => {
    expect(listLine('mails', { search: 'patel' }, { shown: 201, all: 90_340, more: true })).toBe(
      'With “patel”: over 200 of 90,340 mails',
    );
  });

  it('is said in the words of what it lists', () => {
    expect(filterText('catering-options', { category: 'sabji' })).toEqual(['main course sabji']);
    expect(filterText('audit-log', { done: 'snacks.sold-out' })).toEqual([
      'marked as sold out: a snack',
    ]);
  });

  it('says nothing of what filters nothing', () => {
    expect(filterText('staff', { status: 'x', search: '' })).toEqual([]);
    expect(filterText('snacks', { isActive: false, category: null })).toEqual(['off']);
  });

  it.each<[DeskList, string, string]>([
    ['subscriptions', 'subscription', 'subscriptions'],
    ['tiffin-orders', 'tiffin order', 'tiffin orders'],
    ['snack-orders', 'snack order', 'snack orders'],
    ['catering-inquiries', 'inquiry', 'inquiries'],
    ['payments', 'payment', 'payments'],
    ['customers', 'customer', 'customers'],
    ['plan-groups', 'plan', 'plans'],
    ['snacks', 'snack', 'snacks'],
    ['dishes', 'dish', 'dishes'],
    ['catering-options', 'dish', 'dishes'],
    ['blogs', 'post', 'posts'],
    ['blog-categories', 'category', 'categories'],
    ['contact-messages', 'message', 'messages'],
    ['closures', 'closure', 'closures'],
    ['staff', 'account', 'accounts'],
    ['mails', 'mail', 'mails'],
    ['audit-log', 'entry', 'entries'],
  ])('counts the %s by their name', (list, one, many) => {
    expect(listLine(list, {}, { shown: 1, all: 1 })).toBe(`1 ${one}`);
    expect(listLine(list, {}, { shown: 2, all: 2 })).toBe(`2 ${many}`);
  });

  const customerId = 'a customer';
  const subscriptionId = 'a plan';

  it.each<[DeskList, Record<string, unknown>, string[]]>([
    ['subscriptions', { status: 'pending_approval' }, ['pending approval']],
    ['subscriptions', { customerId, unpaid: false }, ['of one customer', 'paid']],
    ['subscriptions', { toPayBack: true }, ['to pay back']],
    ['tiffin-orders', { to: '2026-11-02' }, ['until Nov 2, 2026']],
    ['tiffin-orders', { date: '2026-11-02', customerId }, ['on Nov 2, 2026', 'of one customer']],
    [
      'tiffin-orders',
      { subscriptionId, undecided: true },
      ['of one subscription', 'credit not decided'],
    ],
    ['tiffin-orders', { undecided: false }, ['credit decided']],
    ['snack-orders', { ids: ['1'], status: 'ready' }, ['chosen ones', 'ready']],
    ['snack-orders', { deliveryType: 'pickup', customerId }, ['pickup', 'of one customer']],
    ['snack-orders', { unpaid: true }, ['unpaid']],
    ['catering-inquiries', { toPayBack: true }, ['to pay back']],
    ['catering-inquiries', { from: '2026-11-02' }, ['event from Nov 2, 2026']],
    ['catering-inquiries', { to: '2026-11-02' }, ['event until Nov 2, 2026']],
    [
      'catering-inquiries',
      { status: 'quoted', wantsChange: true },
      ['quoted', 'a change is wanted'],
    ],
    [
      'catering-inquiries',
      { wantsChange: false, customerId },
      ['no change is wanted', 'of one customer'],
    ],
    [
      'payments',
      { method: 'other', subscriptionId },
      ['paid in another way', 'of one subscription'],
    ],
    ['payments', { snackOrderId: 'x' }, ['of one snack order']],
    ['payments', { inquiryId: 'x', customerId }, ['of one inquiry', 'of one customer']],
    ['customers', { state: 'with_plan' }, ['with a plan']],
    ['customers', { state: 'disabled' }, ['disabled']],
    ['customers', { state: 'leaving' }, ['leaving']],
    ['customers', { state: 'erased' }, ['anonymised']],
    ['plan-groups', { planType: 'Thali' }, ['Thali']],
    ['snacks', { isActive: true }, ['on offer']],
    ['snacks', { category: 'sweet' }, ['sweet']],
    ['dishes', { course: 'sabji' }, ['sabji']],
    ['dishes', { isActive: true, diet: 'jain' }, ['suits Jain', 'offered to plan']],
    ['dishes', { isActive: false }, ['not offered to plan']],
    ['blogs', { status: 'draft', categoryId: 'x' }, ['draft', 'in one category']],
    ['contact-messages', { customerId }, ['of one customer']],
    ['closures', { from: '2026-11-02' }, ['from Nov 2, 2026']],
    ['mails', { kind: 'x', customerId }, ['of one kind', 'of one customer']],
    ['audit-log', { done: 'what nobody does' }, ['what nobody does']],
    ['audit-log', { resourceId: 'x', resource: 'snacks' }, ['about one thing', 'about snacks']],
  ])('of the %s with %o says it in words', (list, filter, words) => {
    expect(filterText(list, filter).toSorted()).toEqual(words.toSorted());
  });
});
