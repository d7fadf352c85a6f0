import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { Row } from '#test/access/row.ts';
import { rows } from '#test/access/rows.ts';
import { type CallerName, setScene } from '#test/access/scene.ts';
import { useApp } from '#test/app.ts';

const services = useApp();

/** How often this process says by itself that content has changed, while something is done at the desk. */
async function timesSaid(noun: keyof typeof rows, name: string, by: CallerName): Promise<number> {
  const endpoint = (contract[noun] as Record<string, Endpoint>)[name] as Endpoint;
  const row = (rows[noun] as Record<string, Row<Endpoint>>)[name] as Row<Endpoint>;
  const scene = await setScene(services);
  const input = await row.input(scene, by);
  let times = 0;
  services.services.contentChanges.onContentChange((said) => {
    if (said === undefined) times += 1;
  });
  const { status } = await scene[by].call(endpoint, input, { idempotencyKey: randomUUID() });
  expect(status).toBe(row.answers[by]);
  return times;
}

describe('pages that are kept', () => {
  it.each([
    ['deliveries', 'deliver', 'driver'],
    ['adminTiffinOrders', 'act', 'chief'],
    ['adminPayments', 'record', 'chief'],
  ] as const)('stay while orders go their way: %s, %s', async (noun, name, by) => {
    expect(await timesSaid(noun, name, by)).toBe(0);
  });

  it.each([
    ['adminClosures', 'create', 'chief'],
    ['adminSnacks', 'create', 'chief'],
  ] as const)(
    'are forgotten with the answer to what changes content: %s, %s',
    async (noun, name, by) => {
      expect(await timesSaid(noun, name, by)).toBe(1);
    },
  );
});
