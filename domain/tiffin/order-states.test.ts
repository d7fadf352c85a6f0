import { describe, expect, it } from 'vitest';
import { skippedText } from './order-states.ts';

describe('a skip that went through', () => {
  it('is said in its fixed words', () => {
    expect(skippedText('Friday, November 20, 2026')).toBe(
      'Tiffin successfully skipped for Friday, November 20, 2026. Credits will be refunded.',
    );
  });
});
