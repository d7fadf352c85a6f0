import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toJsonSchema } from '#api/platform/pages/openapi.ts';
import { contract } from '#contract/index.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { isStaffRole } from '#contract/platform/staff-roles.ts';
import { storeSettings } from '#db/kitchen/settings.ts';
import { DEFAULT_SETTINGS } from '#domain/kitchen/settings.ts';
import type { Row } from './access/row.ts';
import { rows } from './access/rows.ts';
import { type CallerName, setScene } from './access/scene.ts';
import { useApp } from './app.ts';
import { FORBIDDEN_FIELDS, ODD_VALUES, valuesOf } from './fuzz/arbitrary.ts';
import { asJson, type Payload, payloadsAround } from './fuzz/payloads.ts';
import { bodiesWithOneOtherKind } from './fuzz/places.ts';
import {
  findTampering,
  findUngranted,
  type ProtectedState,
  readProtectedState,
} from './fuzz/protected-state.ts';

/** How many bodies each endpoint is sent, beside those with one field of another kind. */
const BODIES = Number(process.env.FUZZ_BODIES ?? 200);
const ADDRESSES = 8;

/** Another one at each run; `FUZZ_SEED` sends what an earlier run has sent. */
const SEED = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));

/** How many bodies are under way at the same time. */
const AT_ONCE = 4;

/** Hundreds of passwords are hashed for some. */
const TIMEOUT = 600_000;

const services = useApp();

const endpoints = Object.entries(contract).flatMap(([noun, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([name, endpoint]) => ({
    id: `${noun}.${name}`,
    endpoint,
    row: (rows[noun as keyof typeof rows] as Record<string, Row<Endpoint>>)[name] as Row<Endpoint>,
  })),
);

const withBody = endpoints.filter(({ endpoint }) => endpoint.body);
const withAddress = endpoints.filter(({ endpoint }) => endpoint.params || endpoint.query);

/** Who gets furthest. */
function whoMay({ access }: Endpoint): CallerName {
  return isStaffRole(access) ? 'chief' : 'owner';
}

const encode = (schema: z.ZodMiniType | undefined, value: unknown) =>
  (schema ? z.encode(schema, value) : {}) as Record<string, unknown>;

/** As it can stand in an address. */
const asText = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed();

const ODD_TEXTS = ODD_VALUES.map(asText);

const fillPath = (path: string, params: Record<string, unknown>) =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(asText(params[name])));

/** An accepted call in wire form, on things of its own. */
async function acceptedCall(endpoint: Endpoint, row: Row<Endpoint>) {
  const caller = whoMay(endpoint);
  const scene = await setScene(services);
  const input = (await row.input(scene, caller)) as Record<string, unknown>;
  return {
    client: scene[caller],
    params: encode(endpoint.params, input.params),
    body: encode(endpoint.body, input.body),
  };
}

/** What an earlier run may have set at the desk, or guessed, does not stand in the way of the next. */
beforeEach(async () => {
  await services.db.deleteFrom('closures').execute();
  await services.db.deleteFrom('sign_in_failures').execute();
  await storeSettings(services.db, 'kitchen', DEFAULT_SETTINGS, services.clock.now());
});

const key = () => ({ idempotencyKey: randomUUID() });

/** Signing in with Google is not set up here, which is a 503. */
const isOurFault = (id: string, status: number) =>
  status >= 500 && !(id === 'accounts.google' && status === 503);

/** What a call is there to change of it: the account that the kitchen wrote down for its caller goes. */
const meantBy = (id: string, body: Record<string, unknown>): readonly string[] =>
  id === 'ownPhone.join' ? [`changed: accounts ${body.accountId}`] : [];

/** Everything protected that differs since then, but for what the call is there to change. */
async function tamperingSince(
  before: ProtectedState,
  id: string,
  body: Record<string, unknown>,
): Promise<string[]> {
  const found = findTampering(before, await readProtectedState(services.db));
  return found.filter((change) => !meantBy(id, body).includes(change));
}

/** As it is told of a failure. */
const tell = ({ content, headers }: Payload) =>
  `${JSON.stringify(headers)} ${content.toString().slice(0, 2_000)}`;

process.stdout.write(`FUZZ_SEED=${SEED}\n`);

describe(`a body that nobody should send (FUZZ_SEED=${SEED})`, { timeout: TIMEOUT }, () => {
  it.each(withBody)('never breaks $id, nor changes what its caller may not', async (one) => {
    const { id, endpoint, row } = one;
    const { client, params, body } = await acceptedCall(endpoint, row);
    const url = `/api${fillPath(endpoint.path, params)}`;
    const schema = toJsonSchema(endpoint.body as z.ZodMiniType);
    const ofCustomers = endpoint.access === 'public' || endpoint.access === 'customer';
    const before = ofCustomers ? await readProtectedState(services.db) : undefined;
    const drawn = fc.sample(payloadsAround(body, schema), { numRuns: BODIES, seed: SEED });
    const ofOtherKinds = bodiesWithOneOtherKind(body, Object.keys(schema.properties ?? {}));
    const waiting = [...[...ofOtherKinds].map(asJson), ...drawn].values();
    const sendAll = async () => {
      for (const payload of waiting) {
        const { content, headers } = payload;
        const { status } = await client.send(endpoint.method, url, content, {
          ...key(),
          headers,
        });
        if (isOurFault(id, status)) throw new Error(`${status} to ${tell(payload)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
    if (before) {
      expect(await tamperingSince(before, id, body)).toEqual([]);
      expect(await findUngranted(services.db)).toEqual([]);
    }
  });
});

describe('fields that only the kitchen may set', () => {
  const own = withBody.filter(
    ({ endpoint: { access } }) => access === 'customer' || access === 'public',
  );

  it.each(own)('are not read by $id', async ({ id, endpoint, row }) => {
    const { client, params, body } = await acceptedCall(endpoint, row);
    const url = `/api${fillPath(endpoint.path, params)}`;
    const before = await readProtectedState(services.db);
    const all = { ...FORBIDDEN_FIELDS, ...body };
    const { status } = await client.send(endpoint.method, url, all, key());
    expect(status).toBe(row.answers.owner);
    expect(await tamperingSince(before, id, body)).toEqual([]);
    expect(await findUngranted(services.db)).toEqual([]);
  });
});

describe('an address that nobody should type', () => {
  it.each(withAddress)('never breaks $id', async ({ id, endpoint, row }) => {
    const { client, params, body } = await acceptedCall(endpoint, row);
    const queries = valuesOf(endpoint.query ? toJsonSchema(endpoint.query) : { type: 'null' });
    const oddParams = fc.constantFrom(...ODD_TEXTS, randomUUID(), 'TS-2026-0001');
    await fc.assert(
      fc.asyncProperty(queries, oddParams, fc.boolean(), async (query, typed, useTyped) => {
        const places = useTyped
          ? Object.fromEntries(Object.keys(params).map((name) => [name, typed]))
          : params;
        const search = new URLSearchParams(
          Object.entries(query ?? {}).map(([name, value]) => [name, asText(value)]),
        );
        const url = `/api${fillPath(endpoint.path, places)}?${search}`;
        const sent = endpoint.body ? body : undefined;
        const answered = await client.send(endpoint.method, url, sent, key());
        if (isOurFault(id, answered.status)) throw new Error(`${answered.status} to ${url}`);
      }),
      { numRuns: ADDRESSES, seed: SEED },
    );
  });
});
