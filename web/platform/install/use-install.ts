import { useState, useSyncExternalStore } from 'react';
import type { InstallPrompt } from './keep-prompt.ts';

/** `open`: the site already runs as an app; `done`: it was installed just now. */
type Installed = 'no' | 'open' | 'done';

const SIGNS = ['beforeinstallprompt', 'appinstalled'] as const;

/** The page itself keeps the offer and what became of it before this hears of them (keep-prompt.ts). */
function subscribe(changed: () => void): () => void {
  for (const sign of SIGNS) addEventListener(sign, changed);
  return () => {
    for (const sign of SIGNS) removeEventListener(sign, changed);
  };
}

/** Whether this page is shown without the browser around it; iOS says it in a way of its own. */
function runsAsApp(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia('(display-mode: standalone)').matches;
}

/** Whether the site can be installed here by a press, whether it is already, and the press itself. */
export function useInstall(): {
  /** Asks the browser to install; null where it offers no such thing. */
  ask: (() => Promise<void>) | null;
  installed: Installed;
} {
  const kept = useSyncExternalStore(
    subscribe,
    () => window.installPrompt ?? null,
    () => null,
  );
  const asApp = useSyncExternalStore(subscribe, runsAsApp, () => false);
  const offer = kept === 'installed' ? null : kept;
  const [answer, setAnswer] = useState<'accepted' | 'dismissed'>();

  /** The browser takes one answer to its offer; whoever declines finds the way by hand instead. */
  async function ask(prompt: InstallPrompt): Promise<void> {
    const { outcome } = await prompt.prompt().catch(() => ({ outcome: 'dismissed' as const }));
    if (window.installPrompt === prompt) window.installPrompt = undefined;
    setAnswer(outcome);
  }

  return {
    ask: offer && (() => ask(offer)),
    installed: asApp ? 'open' : kept === 'installed' || answer === 'accepted' ? 'done' : 'no',
  };
}
