import { readEnv } from './env.ts';
import { runUntilStopped } from './program/run-until-stopped.ts';
import { startProgram } from './program/start-program.ts';

// A person at a terminal wants to read the address, not every answer.
const LOG_LEVEL = process.stdout.isTTY ? 'warn' : 'info';

await runUntilStopped(() => startProgram(readEnv({ LOG_LEVEL, ...process.env }), console.log));
