// npm run dev: the program on its sources, started again whenever the server's part of them changes.
// Vite reloads the shop and the desk by itself. Node's own --watch neither lets the program stop the
// database before it ends nor leaves Vite's temporary files alone.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { environment, nodePath, repository } from './run.js';

const watched = ['api', 'db', 'domain', 'contract'];
let ending = false;
let change = Promise.withResolvers();

for (const folder of watched) {
  watch(join(repository, folder), { recursive: true }, (_event, name) => {
    if (name && /\.(ts|sql)$/.test(name) && !name.includes('.test.')) change.resolve();
  });
}

let program = start();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    ending = true;
    await stop();
    process.exit(0);
  });
}

while (!ending) {
  await change.promise;
  // An editor that saves many files at once restarts the program once.
  await pause(150);
  change = Promise.withResolvers();
  if (ending) break;
  console.log('The sources have changed; starting again …');
  await stop();
  program = start();
}

function start() {
  return spawn(nodePath(), ['api/main.ts'], {
    cwd: repository,
    env: environment({ NODE_ENV: 'development' }),
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own, so that Ctrl-C reaches it once, from here.
    detached: true,
  });
}

async function stop() {
  if (program.exitCode !== null || program.signalCode !== null) return;
  // Vite answers SIGTERM by ending the program at once.
  program.kill('SIGINT');
  await once(program, 'exit');
}
