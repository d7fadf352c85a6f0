import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '#test/builders/fake-server.ts';
import { loadModule, reloadForLostPart } from './browser-client.ts';

const serverIs = (reply: { broken?: true }) => vi.stubGlobal('fetch', fakeServer(reply).fetch);
const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => vi.unstubAllGlobals());

it('a part that fails as the connection comes back is asked for once more', async () => {
  serverIs({});
  const load = vi.fn(async () => 'part').mockImplementationOnce(failed);
  await expect(loadModule(load)).resolves.toBe('part');
});

it('a part that the server does not have any more is of an older version', async () => {
  serverIs({});
  await expect(loadModule(failed)).rejects.toMatchObject({ code: 'outdated_page' });
});

it('no part is asked for twice while the server is away', async () => {
  serverIs({ broken: true });
  const load = vi.fn(failed);
  await expect(loadModule(load)).rejects.toMatchObject({ code: 'network' });
  expect(load).toHaveBeenCalledOnce();
});

describe('a page that tries again', () => {
  const reload = vi.fn();
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('location', { reload });
  });

  async function losePart(): Promise<void> {
    serverIs({ broken: true });
    await expect(loadModule(failed)).rejects.toThrow();
  }

  it('stays where no part of it was lost', async () => {
    vi.resetModules();
    const fresh = await import('./browser-client.ts');
    serverIs({});
    expect(await fresh.reloadForLostPart()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays while the server is away', async () => {
    await losePart();
    expect(await reloadForLostPart()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew for a lost part once the server answers', async () => {
    await losePart();
    serverIs({});
    const before = vi.fn();
    expect(await reloadForLostPart(before)).toBe(true);
    expect(before).toHaveBeenCalledBefore(reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});
