import {
  type DataProvider,
  type GetListParams,
  HttpError,
  type Identifier,
  type RaRecord,
} from 'ra-core';
import * as z from 'zod/mini';
import { RESOURCE_ENDPOINTS, type ResourceEndpoints } from '#admin/resource-endpoints.ts';
import { errorMessage } from '#contract/errors.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { bodyOf } from './body-of.ts';
import type { DeskCall } from './client.ts';

/** The largest page that a list call gives. */
const PAGE_LIMIT = 100;

/** What becomes of each order when one action is taken on many. */
export type ManyResult = {
  moved: string[];
  refused: { id: string; orderNumber: string; message: string }[];
};

export type DeskDataProvider = DataProvider & {
  /** Takes an action on one record: `act('subscriptions', {id, action: 'pause', body})`. */
  act: (
    resource: string,
    params: { id: Identifier; action: string; body?: Record<string, unknown> },
  ) => Promise<{ data: RaRecord }>;
  /** Takes one action on many records; tells which were refused and why. */
  actOnMany: (
    resource: string,
    params: { ids: Identifier[]; action: string; body?: Record<string, unknown> },
  ) => Promise<{ data: ManyResult }>;
};

type AnyInput = { params?: unknown; query?: unknown; body?: unknown };

function endpointsOf(resource: string): ResourceEndpoints {
  const endpoints = (RESOURCE_ENDPOINTS as Record<string, ResourceEndpoints>)[resource];
  if (!endpoints) throw new Error(`no such resource: ${resource}`);
  return endpoints;
}

function need(endpoint: Endpoint | undefined): Endpoint {
  if (endpoint) return endpoint;
  throw new HttpError(errorMessage('not_found'), 404, { code: 'not_found' });
}

/** Fields of a record as its call has answered them. */
const asRead = ({ data }: Endpoint, fields: Record<string, unknown>) => {
  const { shape } = data as unknown as { shape: Record<string, z.ZodMiniType> };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const field = shape[name];
      return [name, field ? z.encode(field, value) : value];
    }),
  );
};

const queryShapeOf = (endpoint: Endpoint) =>
  (endpoint.query as unknown as { shape: Record<string, z.ZodMiniType> }).shape;

/** What a list is asked for, pages aside. Only what its query declares; a sort that it does not know falls back to its default. */
export function listQueryOf(endpoint: Endpoint, params: Pick<GetListParams, 'filter' | 'sort'>) {
  const shape = queryShapeOf(endpoint);
  const filters = Object.entries(params.filter ?? {}).filter(
    ([name, value]) => name in shape && value !== '' && value !== null && value !== undefined,
  );
  const known = (name: 'sort' | 'order', value: unknown) => {
    const parsed = shape[name]?.safeParse(value);
    return parsed?.success ? parsed.data : shape[name]?.parse(undefined);
  };
  return {
    ...Object.fromEntries(filters),
    sort: known('sort', params.sort?.field),
    order: known('order', params.sort?.order),
  };
}

/** The data provider of react-admin over the typed calls of the contract; records are in inside form. */
export function createDataProvider(call: DeskCall): DeskDataProvider {
  const run = (endpoint: Endpoint, input: AnyInput, signal?: AbortSignal) =>
    call(endpoint, input, { signal });

  const read = async (resource: string, id: Identifier, signal?: AbortSignal) =>
    (await run(need(endpointsOf(resource).read), { params: { id } }, signal)).data;

  /** Where there are as many as its total at least, its `meta` says so. */
  const list = async (resource: string, params: GetListParams) => {
    const { list: endpoint } = endpointsOf(resource);
    const { page = 1, perPage = 25 } = params.pagination ?? {};
    const limit = Math.min(perPage, PAGE_LIMIT);
    const pages = Math.ceil(perPage / limit);
    const data: RaRecord[] = [];
    let total = 0;
    let more = false;
    for (let turn = 0; turn < pages; turn++) {
      const query = {
        ...listQueryOf(endpoint, params),
        page: (page - 1) * pages + turn + 1,
        limit,
      };
      const answer = await run(endpoint, { query }, params.signal);
      data.push(...(answer.data as RaRecord[]));
      total = answer.pagination?.total ?? data.length;
      more = answer.pagination?.more ?? false;
      if ((answer.data as RaRecord[]).length < limit) break;
    }
    return { data, total, ...(more && { meta: { more } }) };
  };

  /** In one call for a hundred where the list can be asked for certain ids, else each on its own. */
  const many = async (resource: string, ids: readonly Identifier[], signal?: AbortSignal) => {
    const { list: endpoint } = endpointsOf(resource);
    if (!('ids' in queryShapeOf(endpoint)))
      return Promise.all(ids.map((id) => read(resource, id, signal)));
    const found: RaRecord[] = [];
    for (let from = 0; from < ids.length; from += PAGE_LIMIT) {
      const filter = { ids: ids.slice(from, from + PAGE_LIMIT) };
      const query = { ...listQueryOf(endpoint, { filter }), page: 1, limit: PAGE_LIMIT };
      found.push(...((await run(endpoint, { query }, signal)).data as RaRecord[]));
    }
    return found;
  };

  const write = async (endpoint: Endpoint, values: Record<string, unknown>, params?: unknown) => {
    const body = endpoint.body ? bodyOf(endpoint.body, values) : undefined;
    return (await run(endpoint, { params, body })).data;
  };

  const provider = {
    supportAbortSignal: true,
    getList: (resource, params) => list(resource, params),
    getManyReference: (resource, { target, id, ...params }) =>
      list(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    getOne: async (resource, { id, signal }) => ({ data: await read(resource, id, signal) }),
    getMany: async (resource, { ids, signal }) => ({
      data: await many(resource, [...new Set(ids)], signal),
    }),
    create: async (resource, { data }) => ({
      data: await write(need(endpointsOf(resource).create), data),
    }),
    update: async (resource, { id, data }) => {
      const { update, read: reading } = endpointsOf(resource);
      const change = data.was ? { ...data, was: asRead(need(reading), data.was) } : data;
      return { data: await write(need(update), change, { id }) };
    },
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await provider.update(resource, { id, data, previousData: { id } });
      return { data: ids };
    },
    delete: async (resource, { id }) => ({
      data: (await run(need(endpointsOf(resource).remove), { params: { id } })).data,
    }),
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await provider.delete(resource, { id });
      return { data: ids };
    },
    act: async (resource, { id, action, body = {} }) => {
      const { actions, act } = endpointsOf(resource);
      const own = actions?.[action];
      if (own) return { data: await write(own, body, { id }) };
      return { data: await write(need(act), body, { id, action }) };
    },
    actOnMany: async (resource, { ids, action, body = {} }) => ({
      data: await write(need(endpointsOf(resource).actOnMany), { ...body, ids }, { action }),
    }),
  } as DeskDataProvider;
  return provider;
}
