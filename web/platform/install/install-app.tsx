import { CircleCheck, Download } from 'lucide-react';
import { Button, buttonClass } from '#web/platform/ui/button.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';
import { HowToInstall } from './how-to-install.tsx';
import { useInstall } from './use-install.ts';

const DONE = {
  open: 'You are using the app.',
  done: 'Installed. You find it among your apps.',
};

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
