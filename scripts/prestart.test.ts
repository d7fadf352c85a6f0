import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as {
  scripts: Record<string, string>;
};

// A shell remembers where it has found `node`; `exec` looks for it anew.
it('every command goes on with the Node that its first half has just installed', () => {
  const started = Object.values(scripts).filter((script) => script.includes('prestart.js'));
  expect(started).not.toHaveLength(0);
  for (const script of started) {
    expect(script).toMatch(/^node scripts\/prestart\.js( --for-dev)? && exec /);
  }
});
