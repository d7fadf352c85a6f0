import { readEnv } from './env.ts';
import { runUntilStopped } from './platform/program/run-until-stopped.ts';
import { startProgram } from './platform/program/start-program.ts';

// A person at a terminal wants to read the address, not every answer.
const LOG_LEVEL = process.stdout.isTTY ? 'warn' : 'info';

await runUntilStopped(() => startProgram(readEnv({ LOG_LEVEL, ...process.env }), console.log));
