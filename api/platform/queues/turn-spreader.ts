import { setImmediate } from 'node:timers';

/** About five milliseconds of work; a turn that nobody waits in costs microseconds. */
const PER_TURN = 20;

/**
 * Spreads over turns of the event loop what many ask for in the same one. Node hands over all
 * connections that have something to read at once, a thousand of them and more: if each began its
 * work then, what is kept would be answered after all of them.
 * @param perTurn so many begin in a turn
 * @returns resolves when it is one's turn, in the order of asking
 */
export function createTurnSpreader(perTurn = PER_TURN): () => Promise<void> {
  let waiting: (() => void)[] = [];

  function turn(): void {
    const now = waiting.slice(0, perTurn);
    waiting = waiting.slice(perTurn);
    if (waiting.length > 0) setImmediate(turn);
    for (const begin of now) begin();
  }

  return () =>
    new Promise((resolve) => {
      if (waiting.length === 0) setImmediate(turn);
      waiting.push(resolve);
    });
}
