import { EllipsisVertical, Monitor, Share } from 'lucide-react';
import { Icon } from '#web/platform/ui/icon.tsx';

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
export function HowToInstall() {
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
