import { CircleCheck, Download, EllipsisVertical, Monitor, Share } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { useBrowserFact } from '#web/platform/ui/browser-fact.ts';
import { Button, buttonClass } from '#web/platform/ui/button.tsx';
import type { InstallPrompt } from './keep-prompt.ts';

const DONE = {
  open: 'You are using the app.',
  done: 'Installed. You find it among your apps.',
};

const WAYS = [
  {
    icon: Share,
    device: 'iPhone and iPad',
    steps: 'In Safari, tap Share, then Add to Home Screen.',
  },
  {
    icon: EllipsisVertical,
    device: 'Android',
    steps: 'Open the menu of your browser, then tap Install app or Add to Home screen.',
  },
  {
    icon: Monitor,
    device: 'Computer',
    steps:
      'In Chrome or Edge, press the install icon at the end of the address bar. In Safari on a Mac, choose File, then Add to Dock.',
  },
];

/** How to install the site by hand, where the browser offers no button for it. */
function HowToInstall() {
  return (
    <ul className="mt-4 grid gap-4 rounded-card border border-line bg-card p-5 text-ink">
      {WAYS.map(({ icon, device, steps }) => (
        <li key={device} className="flex gap-3">
          <Icon of={icon} className="mt-1 size-5 text-chilli-ink" />
          <div>
            <strong className="block font-semibold">{device}</strong>
            <span className="text-ink-soft">{steps}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** `open`: the site already runs as an app; `done`: it was installed just now. */
type Installed = 'no' | 'open' | 'done';

const SIGNS = ['beforeinstallprompt', 'appinstalled'] as const;

/** The page itself keeps the offer and what became of it before this hears of them (keep-prompt.ts). */
function followOffer(changed: () => void): () => void {
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
function useInstall(): {
  /** Asks the browser to install; null where it offers no such thing. */
  ask: (() => Promise<void>) | null;
  installed: Installed;
} {
  const kept = useBrowserFact(() => window.installPrompt ?? null, null, followOffer);
  const asApp = useBrowserFact(runsAsApp, false, followOffer);
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

/**
 * Puts the site among a person's apps: a button where the browser can do it, the way
 * by hand where it cannot. Both look alike and take the same room, so that nothing moves when the
 * browser makes its offer; without JavaScript the way by hand opens all the same.
 */
export function InstallApp() {
  const { ask, installed } = useInstall();
  if (installed !== 'no') {
    return (
      <p role="status" className="flex min-h-14 items-center gap-2.5 text-lg font-semibold">
        <Icon of={CircleCheck} className="size-6 text-leaf-ink" />
        {DONE[installed]}
      </p>
    );
  }
  const label = (
    <>
      <Icon of={Download} />
      Install the app
    </>
  );
  if (ask) {
    return (
      <Button size="large" onClick={ask}>
        {label}
      </Button>
    );
  }
  return (
    <details className="max-w-text">
      <summary className={buttonClass('primary', 'large', 'list-none')}>{label}</summary>
      <HowToInstall />
    </details>
  );
}
