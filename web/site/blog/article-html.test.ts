import { expect, it } from 'vitest';
import { articleHtml } from './article-html.ts';

it('brings no script into a page', () => {
  const html = articleHtml('<p>Dal</p><ScRiPt type="module">steal()</ScRiPt>');
  expect(html).not.toMatch(/<script/i);
});

it('leaves a sanitised post as it is', () => {
  const content =
    '<h2 id="dal">Dal</h2><p>Say &lt;script&gt;, <em>not</em> <a href="/">that</a>.</p>';
  expect(articleHtml(content)).toBe(content);
});
