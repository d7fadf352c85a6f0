import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '#test/builders/fake-server.ts';
import { failureCode } from './failure.ts';
import { loadModule } from './load-module.ts';

const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const failureWhile = async (reply: { broken?: true }) => {
  vi.stubGlobal('fetch', fakeServer(reply).fetch);
  return failureCode(await loadModule(failed).catch((caught: unknown) => caught));
};

afterEach(() => vi.unstubAllGlobals());

it('a part of the desk that fails while the server is away waits for the line', async () => {
  expect(await failureWhile({ broken: true })).toBe('network');
});

it('a part of the desk that fails although the server answers needs a reload', async () => {
  expect(await failureWhile({})).toBe('outdated_page');
});
