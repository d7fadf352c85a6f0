import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '#web/platform/ui/icon.tsx';
import { announce } from '#web/platform/ui/live-region.tsx';

const STAYS = 2500;

/** Puts a text into the clipboard, and says so. `what` names it: 'reference'. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), STAYS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      announce(`The ${what} is copied.`);
    } catch {
      // Not offered over plain http, or refused: the text stands right beside it.
      setOutcome('failed');
      announce('Copying did not work. Please select it by hand.');
    }
  }

  return (
    <button
      type="button"
      onClick={copy}
      aria-label={`Copy the ${what}`}
      className="no-print inline-flex min-h-11 min-w-24 shrink-0 cursor-pointer items-center justify-center gap-1.5 rounded-full border border-edge px-3.5 text-sm font-semibold hover:bg-sunken focus-visible:rounded-full"
    >
      <Icon of={outcome === 'copied' ? Check : Copy} className="size-4" />
      {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'By hand' : 'Copy'}
    </button>
  );
}
