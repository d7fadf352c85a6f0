import { Mail, Share2 } from 'lucide-react';
import { buttonClass } from '#web/platform/ui/button.tsx';
import { useHydrated } from '#web/platform/ui/hydrated.ts';
import { Icon } from '#web/platform/ui/icon.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';

/** A letter to somebody else about it (RFC 6068). */
const letterAbout = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;

const LOOK = buttonClass('quiet', 'small');

/**
 * Hands a post on: by the phone's own sheet where there is one, else as a copied link; or by mail.
 * Browsers let only a press itself do so, not a program that remembers one, hence no button before.
 */
export function SharePost({ title, url }: { title: string; url: string }) {
  const isHydrated = useHydrated();
  const toast = useToast();

  async function share() {
    if (navigator.share) {
      // Whoever closes the sheet has thought better of it.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast({ message: 'Link copied.' });
    } catch {
      // Not offered over plain http, or refused.
      toast({ message: `Copying did not work. The link is ${url}`, stays: true });
    }
  }

  return (
    <div className="no-print flex flex-wrap gap-2.5">
      <button type="button" onClick={share} className={`${LOOK} ${isHydrated ? '' : 'invisible'}`}>
        <Icon of={Share2} className="size-4.5" /> Share
      </button>
      <a href={letterAbout(title, url)} className={LOOK}>
        <Icon of={Mail} className="size-4.5" /> Send by e-mail
      </a>
    </div>
  );
}
