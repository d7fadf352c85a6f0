import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient, pollEvery30s } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => typeof window === 'undefined');
  focusManager.setFocused(undefined);
});

/** Looks at a query whose answers count up, as a screen would. */
function watch(isFinal?: (count: number) => boolean) {
  const client = createQueryClient();
  client.mount();
  let count = 0;
  const load = vi.fn(async () => {
    count += 1;
    return count;
  });
  const looking = (paused = false) => ({
    queryKey: ['orders'],
    queryFn: load,
    ...pollEvery30s(isFinal, paused),
  });
  const observer = new QueryObserver(client, looking());
  const stop = observer.subscribe(() => {});
  return {
    load,
    pause: (paused: boolean) => observer.setOptions(looking(paused)),
    end: () => {
      stop();
      client.unmount();
    },
  };
}

describe('polling', () => {
  it('looks for news every 30 seconds', async () => {
    const { load, end } = watch();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(3);
    end();
  });

  it('pauses while the tab is hidden and catches up when it is shown', async () => {
    const { load, end } = watch();
    await vi.advanceTimersByTimeAsync(1000);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(load).toHaveBeenCalledTimes(1);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).toHaveBeenCalledTimes(2);
    end();
  });

  it('ends when there will be no more news', async () => {
    const { load, end } = watch((count) => count === 2);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(load).toHaveBeenCalledTimes(2);
    end();
  });

  it('rests for as long as the reader has paused it', async () => {
    const { load, pause, end } = watch();
    await vi.advanceTimersByTimeAsync(1000);
    pause(true);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(load).toHaveBeenCalledTimes(1);
    pause(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(load).toHaveBeenCalledTimes(2);
    end();
  });
});

describe('a failed query', () => {
  it('is not tried again by itself', async () => {
    const client = createQueryClient();
    const load = vi.fn(() => Promise.reject(new Error('no')));
    const failed = client.fetchQuery({ queryKey: ['x'], queryFn: load }).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await failed).toBe('failed');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('what a page has loaded', () => {
  it('leaves no timer on the server, so nothing keeps it after the page is rendered', async () => {
    environmentManager.setIsServer(() => true);
    await createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: async () => 'data' });
    expect(vi.getTimerCount()).toBe(0);
  });
});
