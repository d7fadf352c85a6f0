import { type Plugin, parseAst } from 'vite';

/** What the server and its docs page need to know of an endpoint, and a browser never asks. */
const FOR_THE_SERVER = new Set(['access', 'summary', 'limit', 'errors', 'status', 'largeBody']);

type Node = { type: string; start: number; end: number };
type Property = Node & { key?: { name?: string } };
type Call = Node & { callee: { name?: string }; arguments: (Node & { properties?: Property[] })[] };

function callsIn(node: unknown, found: Call[] = []): Call[] {
  if (typeof node !== 'object' || node === null) return found;
  const call = node as Call;
  if (call.type === 'CallExpression' && call.callee.name === 'endpoint') found.push(call);
  for (const value of Object.values(node)) callsIn(value, found);
  return found;
}

/** A module of the contract without what its endpoints say to the server alone. */
export function forTheBrowser(code: string): string {
  const unneeded = callsIn(parseAst(code))
    .flatMap((call) => call.arguments[0]?.properties ?? [])
    .filter(({ key }) => FOR_THE_SERVER.has(key?.name ?? ''));
  return unneeded
    .sort((one, other) => other.start - one.start)
    .reduce(
      (left, { start, end }) => left.slice(0, start) + left.slice(end).replace(/^\s*,/, ''),
      code,
    );
}

/** Leaves out of the shop's program what it never asks an endpoint (docs/decisions/0016). */
export function slimContract(): Plugin {
  let done = false;
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const slim = forTheBrowser(code);
        done ||= slim !== code;
        return { code: slim, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !done) throw new Error('No endpoint is where slim-contract.ts looks.');
    },
  };
}
