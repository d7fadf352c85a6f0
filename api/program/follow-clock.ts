import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#api/platform/http/app-services.ts';

const ASK_EVERY_MS = 30_000;

/** An answer that took longer does not say well enough when it was given. */
const VAGUE_MS = 1_000;

/** As well as two clocks agree that are asked over a network. */
const TOLERATED_MS = 200;

/** From here on, whoever runs the machine should know. */
const WRONG_MS = 60_000;

type Options = {
  /** Asks the database for its time. */
  ask: () => Promise<Temporal.Instant>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** This machine's clock, which may be wrong. */
  machine: Clock;
};

/**
 * A clock that goes by the database's, so that all nodes have one time whatever their machines say
 * (docs/decisions/0055): what the database said last, and what has gone by on this machine since, which
 * nobody can set. While the database is away it goes on by itself.
 * @throws what `ask` throws the first time
 */
export async function followClock({ ask, log, machine }: Options) {
  let said = await ask();
  let heardAt = performance.now();
  let warned = false;
  const now = () => said.add({ milliseconds: Math.round(performance.now() - heardAt) });

  function compareWithMachine(): void {
    const aheadMs = machine.now().since(now()).total('milliseconds');
    const isWrong = Math.abs(aheadMs) > WRONG_MS;
    const aheadSeconds = Math.round(aheadMs / 1000);
    if (isWrong && !warned)
      log.warn(
        { aheadSeconds },
        "this machine's clock is not the database's, by which the program goes: mend the wrong one",
      );
    warned = isWrong;
  }

  /** Asks anew; what it already knows well enough is not moved. */
  async function askAgain(): Promise<void> {
    const askedAt = performance.now();
    const answer = await ask().catch(() => null);
    const took = performance.now() - askedAt;
    if (answer === null || took > VAGUE_MS) return;
    const present = answer.add({ milliseconds: Math.round(took / 2) });
    if (Math.abs(present.since(now()).total('milliseconds')) > TOLERATED_MS) {
      said = present;
      heardAt = performance.now();
    }
    compareWithMachine();
  }

  compareWithMachine();
  const timer = setInterval(askAgain, ASK_EVERY_MS).unref();
  return { clock: { now } satisfies Clock, askAgain, stop: () => clearInterval(timer) };
}
