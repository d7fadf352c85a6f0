import { Utensils } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { buttonClass } from '#web/platform/ui/button.tsx';
import { Icon } from '#web/platform/ui/icon.tsx';

/**
 * The way to the menu that this browser has kept. It loads the page anew: only so does the service
 * worker (`sw.js`) put the kept one in, and what the program would need for it may not be here.
 */
export function KeptMenuLink({ className }: { className?: string }) {
  return (
    <a href={paths.weeklyMenu} className={buttonClass('quiet', 'medium', className)}>
      <Icon of={Utensils} />
      The menu as you last saw it
    </a>
  );
}
