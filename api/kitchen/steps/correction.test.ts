import { expect, it } from 'vitest';
import { steps } from '#contract/platform/steps.ts';
import { DELIVERED, useCorrections } from '#test/corrections.ts';

const here = useCorrections();
const { booked, services } = here;

it('a correction is in the audit log, without the words that tell of a person', async () => {
  const { correct, order } = await booked({ way: DELIVERED });
  const { step } = await correct('skipped', 'delivered');
  const read = () =>
    services.db
      .selectFrom('audit_log')
      .where('resource_id', '=', order.id)
      .orderBy('id', 'desc')
      .select(['action', 'before', 'after'])
      .executeTakeFirst();
  expect(await read()).toMatchObject({
    action: 'correct',
    before: { status: 'delivered' },
    after: { status: 'skipped', correction: 'It was skipped', reason: '(personal)' },
  });
  await here.staff.call(steps.takeBack, { params: { id: step?.id ?? '' }, body: {} });
  expect(await read()).toMatchObject({ action: 'take-back', after: { takenBack: 'correct' } });
});
