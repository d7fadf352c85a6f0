import { type Plugin, parseAst } from 'vite';
import { type Node, nodesIn, replaced } from './syntax.ts';

/** What the server and its docs page need to know of an endpoint, and a browser never asks. */
const FOR_THE_SERVER = new Set(['access', 'summary', 'limit', 'errors', 'status', 'largeBody']);

type Property = Node & { key?: { name?: string } };
type Call = Node & { callee: { name?: string }; arguments: (Node & { properties?: Property[] })[] };

/** A module of the contract without what its endpoints say to the server alone. */
export function forTheBrowser(code: string): string {
  const calls = nodesIn(parseAst(code), 'CallExpression') as Call[];
  const unneeded = calls
    .filter(({ callee }) => callee.name === 'endpoint')
    .flatMap((call) => call.arguments[0]?.properties ?? [])
    .filter(({ key }) => FOR_THE_SERVER.has(key?.name ?? ''));
  return replaced(
    code,
    unneeded.map((property) => {
      const comma = /^\s*,/.exec(code.slice(property.end))?.[0] ?? '';
      return { ...property, end: property.end + comma.length, by: '' };
    }),
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
