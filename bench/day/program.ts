import { readEnv } from '#api/env.ts';
import { runUntilStopped } from '#api/program/run-until-stopped.ts';
import { startProgram } from '#api/program/start-program.ts';
import { type FastClock, runClock } from './clock.ts';

// The program as `npm start` runs it, by the fast clock that it is given.
const clock = runClock(JSON.parse(process.env.BENCH_CLOCK ?? '') as FastClock);

await runUntilStopped(() => startProgram(readEnv(process.env), console.log, clock));
