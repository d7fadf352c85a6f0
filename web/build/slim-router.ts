import { type Plugin, parseAst } from 'vite';
import { type Node, nodesIn, replaced } from './syntax.ts';

const CALLED = "throw new Error('Left out by web/build/slim-router.ts')";

/**
 * What this site never calls, by the router's own names, and what stands in its place. Only the
 * first three run at all, and answer as the whole ones do under this site's settings.
 */
const LEFT_OUT: Record<string, string> = {
  // Routes that are fetched later: `routeDiscovery` is `initial`, so there are none.
  useFogOFWarDiscovery: '',
  getPatchRoutesOnNavigationFunction: '',
  // Data from `.data` addresses: without a strategy the router calls the client loaders itself.
  getTurboStreamSingleFetchDataStrategy: '',
  // Actions and fetchers: what is written goes to the API, and what is read is a query.
  handleAction: CALLED,
  handleFetcherAction: CALLED,
  handleFetcherLoader: CALLED,
  // Server components, and instruments that watch the router.
  RSCErrorHandler: CALLED,
  RSCPrefetchPageLinksImpl: CALLED,
  instrumentClientSideRouter: CALLED,
  getRouteInstrumentationUpdates: CALLED,
  // Screens in place of `ErrorBoundary` and `HydrateFallback`: the root has the first, entry.client.tsx
  // has words for its own failure, and no route loads before it is hydrated.
  DefaultErrorComponent: CALLED,
  RemixRootDefaultErrorBoundary: 'throw error',
  RemixRootDefaultHydrateFallback: CALLED,
};

type FunctionNode = Node & { id: { name: string } | null; body: Node };
type CallNode = Node & { callee: { name?: string } };

/** The bodies of what is left out. */
function bodiesIn(code: string) {
  const functions = nodesIn(parseAst(code), 'FunctionDeclaration') as FunctionNode[];
  return Object.entries(LEFT_OUT).map(([name, instead]) => {
    const [found, ...others] = functions.filter(({ id }) => id?.name === name);
    if (!found || others.length > 0) throw new Error(`React Router has no single ${name}().`);
    return { ...found.body, by: `{${instead}}` };
  });
}

/** Advice to developers, which development still gives. */
function warningsIn(code: string) {
  const calls = nodesIn(parseAst(code), 'CallExpression') as CallNode[];
  const warnings = calls.filter(({ callee }) => /^warn(?:ing|Once)$/.test(callee.name ?? ''));
  if (warnings.length === 0) throw new Error('React Router no longer warns with warning().');
  return warnings.map((call) => ({ ...call, by: 'void 0' }));
}

/** Changes what is there exactly once; anything else means that the router is another one now. */
function once(code: string, before: string, after: string): string {
  if (code.split(before).length !== 2) throw new Error(`React Router has no single "${before}".`);
  return code.replace(before, () => after);
}

/**
 * React Router's program without what this site never calls (docs/decisions/0016). Throws when
 * one of the parts is not where it was, as after an update.
 */
export function withoutUnused(code: string): string {
  const called = replaced(code, bodiesIn(code));
  const left = replaced(called, warningsIn(called));
  return (
    // The package exports its development build alone; this is all that its other one changes.
    once(left, 'var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
      // Names for developers' tools hold components in the program that nobody uses.
      .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
      .replaceAll(/\b(?=React\d*\.(?:forwardRef|createContext)\()/g, '/* @__PURE__ */ ')
  );
}

/** The one file of the package that holds the router; its name changes with every version. */
const ROUTER = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/;

/** Leaves out of the browser's program what this site never calls of React Router. */
export function slimRouter(): Plugin {
  let done = false;
  return {
    name: 'slim-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        if (!code.includes('function createRouter(')) return null;
        done = true;
        return { code: withoutUnused(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !done) throw new Error('React Router is no longer where slim-router.ts looks.');
    },
  };
}
