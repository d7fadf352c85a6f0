import { describe, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { Row } from './access/row.ts';
import { rows } from './access/rows.ts';
import { setScene } from './access/scene.ts';
import { useApp } from './app.ts';
import { holding, sentInquiry } from './catering-factories.ts';
import { openByCode, openByToken } from './inquiry-proof/open.ts';

const services = useApp();

/** Calls about one inquiry: the ones that a token can open. */
const proved = Object.entries({
  ...contract.catering,
  ...contract.cateringInquiries,
} as Record<string, Endpoint>)
  .filter(([name, endpoint]) => endpoint.proof && name !== 'listByCustomer')
  .map(([name, endpoint]) => ({
    name,
    endpoint,
    row: ({ ...rows.catering, ...rows.cateringInquiries } as Record<string, Row<Endpoint>>)[
      name
    ] as Row<Endpoint>,
  }));

describe('an inquiry without a session', () => {
  it('has calls that take a proof', () => {
    expect(proved.map(({ name }) => name)).toEqual([
      'change',
      'read',
      'cancel',
      'acceptQuote',
      'requestChange',
      'quotePdf',
      'receiptPdf',
    ]);
  });

  it.each(proved)('opens $name by its token or its code, and by nobody else’s', async (one) => {
    const status = async (proof: 'none' | 'other' | 'made up' | 'token' | 'code') => {
      const scene = await setScene(services);
      const input = await one.row.input(scene, 'owner');
      const { id } = (input as { params: { id: string } }).params;
      const tokens = {
        none: async () => [],
        other: async () => [(await sentInquiry(services)).token],
        'made up': async () => ['x'.repeat(43)],
        token: async () => [await openByToken(services, id)],
        code: async () => [await openByCode(services, id)],
      };
      const headers = holding(...(await tokens[proof]()));
      return (await services.visitor.call(one.endpoint, input, headers)).status;
    };
    expect({
      none: await status('none'),
      other: await status('other'),
      'made up': await status('made up'),
      token: await status('token'),
      code: await status('code'),
    }).toEqual({ none: 401, other: 401, 'made up': 401, token: 200, code: 200 });
  });

  it('is not opened by a token that has run out', async () => {
    const { id, token } = await sentInquiry(services);
    const now = services.clock.now();
    await services.db.updateTable('inquiry_access').set({ expires_at: now }).execute();
    const answered = await services.visitor.call(
      contract.cateringInquiries.read,
      { params: { id } },
      holding(token),
    );
    expect(answered).toMatchObject({ status: 401, code: 'verification_required' });
  });
});
