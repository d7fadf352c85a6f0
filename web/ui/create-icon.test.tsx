import type { LucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from './create-icon.ts';
import { Icon } from './icon.tsx';

/** One with several names, one of several shapes, one of one line. */
it.each(['circle-exclamation-point', 'sun-moon', 'check'])(
  'draws %s as lucide does',
  async (name) => {
    const icon = await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
    const ours = createIcon(icon.__iconData) as unknown as LucideIcon;
    for (const className of ['size-4', undefined]) {
      const look = className === undefined ? {} : { className };
      expect(renderToStaticMarkup(<Icon of={ours} {...look} />)).toBe(
        renderToStaticMarkup(<Icon of={icon.default} {...look} />),
      );
    }
  },
);
