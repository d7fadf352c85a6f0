// The first half of `npm start` and `npm run dev`: whatever is missing or stale is installed and built.
// With --for-dev only what the development server does not serve from the sources.
import { spawnSync } from 'node:child_process';
import { alone } from './alone.js';
import { buildIfStale } from './build.js';
import { installIfStale } from './install.js';
import { nodePath } from './run.js';

const oldest = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(`This is Node ${process.versions.node}; ${oldest.join('.')} or newer is needed.`);
  process.exit(1);
}

const ready = await alone(async () => {
  if (!(await installIfStale())) return false;
  if (!runsOnPinnedNode()) return false;
  return buildIfStale({ forDevelopment: process.argv.includes('--for-dev') });
});
process.exitCode = ready ? 0 : 1;

/** Where no package holds a Node for this machine, the machine's own must be new enough. */
function runsOnPinnedNode() {
  const path = nodePath();
  const { stdout, stderr, error } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (Number.parseInt(stdout?.slice(1) ?? '', 10) >= 26) return true;
  if (path === process.execPath)
    console.error(
      `There is no packaged Node for ${process.platform}-${process.arch}. Install Node 26 or newer ` +
        'and start again.',
    );
  else
    console.error(
      `The packaged Node does not run here: ${error?.message ?? stderr.trim()}\n` +
        'If it misses libatomic.so.1, install that and start again: apt-get install libatomic1, ' +
        'or your system’s package of that name.',
    );
  return false;
}
