import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { registerWorker } from './offline/register-worker.ts';

// The Content-Security-Policy forbids `eval`, which zod would try for its compiled parsers. This is
// where zod keeps its configuration; set here, it holds without the library on the first load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

registerWorker();
