import { expect, it } from 'vitest';
import { SCRIPT_MARK, takeMarks } from './script-mark.ts';

it('knows the scripts of the program by their mark, which leaves the page', () => {
  const page = `<link nonce="${SCRIPT_MARK}" href="/a.css"/><script nonce="${SCRIPT_MARK}">a("$& ₹")</script><p>दाल</p><script type="module" async="" nonce="${SCRIPT_MARK}">b()</script>`;
  const { html, scripts } = takeMarks(Buffer.from(page));
  expect({ html: html.toString(), scripts }).toEqual({
    html: '<link href="/a.css"/><script>a("$& ₹")</script><p>दाल</p><script type="module" async="">b()</script>',
    scripts: ['a("$& ₹")', 'b()'],
  });
});

it('knows no script that merely stands in a page, whatever mark it claims', () => {
  const page = '<script>steal()</script><script nonce="guessed">steal()</script>';
  const unmarked = Buffer.from(page);
  expect(takeMarks(unmarked)).toEqual({ html: unmarked, scripts: [] });
});
