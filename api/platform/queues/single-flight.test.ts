import { describe, expect, it } from 'vitest';
import { createSingleFlight } from './single-flight.ts';
import { ClientDisconnected } from './work-queue.ts';

/** Flights that note what was begun, and that land when they are told to. */
function setUp() {
  const flights = createSingleFlight<string>();
  const begun: string[] = [];
  const givenUp: string[] = [];
  const land = Promise.withResolvers<void>();
  const join = (name: string, gone?: AbortSignal) =>
    flights.join(
      name,
      async (signal) => {
        begun.push(name);
        signal.addEventListener('abort', () => givenUp.push(name));
        await land.promise;
        return `${name} landed`;
      },
      gone,
    );
  return { join, begun, givenUp, land: () => land.resolve() };
}

const caller = () => {
  const controller = new AbortController();
  return { gone: controller.signal, hangUp: () => controller.abort(new ClientDisconnected()) };
};

describe('what several ask for at once', () => {
  it('is begun once, and once more for whoever asks later', async () => {
    const { join, begun, land } = setUp();
    const asked = [join('menu'), join('menu'), join('prices')];
    land();
    expect(await Promise.all(asked)).toEqual(['menu landed', 'menu landed', 'prices landed']);
    await join('menu');
    expect(begun).toEqual(['menu', 'prices', 'menu']);
  });

  it('goes on as long as one of them is there, and is given up with the last', async () => {
    const { join, begun, givenUp, land } = setUp();
    const [one, other] = [caller(), caller()];
    const asked = [join('menu', one.gone), join('menu', other.gone)];
    one.hangUp();
    expect(givenUp).toEqual([]);
    other.hangUp();
    expect(givenUp).toEqual(['menu']);
    const anew = join('menu', caller().gone);
    expect(begun).toEqual(['menu', 'menu']);
    land();
    expect(await anew).toBe('menu landed');
    await Promise.all(asked);
  });

  it('goes on for somebody who never hangs up', async () => {
    const { join, givenUp, land } = setUp();
    const one = caller();
    const asked = [join('menu', one.gone), join('menu')];
    one.hangUp();
    land();
    expect(await Promise.all(asked)).toEqual(['menu landed', 'menu landed']);
    expect(givenUp).toEqual([]);
  });
});
