import { describe, expect, it } from 'vitest';
import { isNeededEverywhere } from './needed-everywhere.ts';

const IMPORTERS: Record<string, string[]> = {
  '/web/ui/button.tsx': ['/web/chrome/navbar.tsx', '/web/pricing/pricing-page.tsx'],
  '/web/chrome/navbar.tsx': ['/web/root.tsx?route'],
  '/web/ui/tabs.tsx': ['/web/orders/orders-page.tsx'],
  '/web/loop/a.ts': ['/web/loop/b.ts'],
  '/web/loop/b.ts': ['/web/loop/a.ts'],
};

const needed = (id: string) =>
  isNeededEverywhere(id, (one) => ({ importers: IMPORTERS[one] ?? [] }));

describe('what every page needs', () => {
  it('is what the root imports through others, whoever else does', () => {
    expect(needed('/web/ui/button.tsx')).toBe(true);
  });

  it('is not what only a page imports', () => {
    expect(needed('/web/ui/tabs.tsx')).toBe(false);
    expect(needed('/web/orders/orders-page.tsx')).toBe(false);
  });

  it('ends on modules that import each other', () => {
    expect(needed('/web/loop/a.ts')).toBe(false);
  });
});
