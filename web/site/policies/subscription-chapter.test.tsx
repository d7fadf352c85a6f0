import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { KitchenRules } from '#contract/kitchen/kitchen.ts';
import { DEFAULT_RULES, skipAhead } from '#web/kitchen/kitchen-rules.ts';
import { subscriptionChapter } from './subscription-chapter.tsx';

/** What the chapter says while the kitchen has these rules. */
function wordsWith(change: Partial<KitchenRules>): string {
  const { text } = subscriptionChapter({ ...DEFAULT_RULES, ...change });
  const router = createMemoryRouter([{ path: '/', element: text }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  return markup.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');
}

describe('the policy of skipping and pausing', () => {
  it.each([0, 24, 25, 48])('has the notice that every page names, of %d hours', (hours) => {
    const words = wordsWith({ skipNoticeHours: hours });
    const ahead = skipAhead({ ...DEFAULT_RULES, skipNoticeHours: hours });
    expect(words).toContain(`Skipping brings the credit back if you skip ${ahead}.`);
    expect(words).toContain(`if you pause ${ahead}; what is nearer still comes.`);
    expect(words).not.toContain('no notice');
  });
});

describe('the policy of cancelling on the day', () => {
  it('says until when it can still be told not to cook', () => {
    expect(wordsWith({})).toContain(
      'you can still tell us, up to 4 hours before your delivery hour, not to cook for you',
    );
  });

  it('offers no such thing where nothing can be cancelled after midnight', () => {
    const words = wordsWith({ cancelLateHours: 20 });
    expect(words).toContain('Same-day cancellations are not refundable');
    expect(words).not.toContain('20 hours');
    expect(words).not.toContain('not to cook for you');
  });
});
