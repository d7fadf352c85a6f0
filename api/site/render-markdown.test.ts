import { describe, expect, it } from 'vitest';
import { proseOf, renderMarkdown } from './render-markdown.ts';

describe('a post', () => {
  it('has headings below its title, each with an address of its own', () => {
    expect(renderMarkdown('## Soak\n\n## Soak\n\n### Why & how')).toBe(
      '<h2 id="section-soak">Soak</h2>\n<h2 id="section-soak-2">Soak</h2>\n<h3 id="section-why-how">Why &amp; how</h3>',
    );
  });

  const levels = (markdown: string) =>
    [...renderMarkdown(markdown).matchAll(/<h(\d)/g)].map(([, level]) => Number(level));

  it.each([
    ['# One\n\n## Two\n\n### Three\n\n#### Four', [2, 3, 4, 4]],
    ['## One\n\n### Two\n\n## Three', [2, 3, 2]],
    ['### One\n\n### Two', [2, 2]],
    ['## One\n\n##### Two\n\n##### Three', [2, 3, 4]],
    ['### One\n\n## Two', [2, 2]],
    ['> # One\n\n## Two', [2, 3]],
    ['No heading', []],
  ])('skips no level of headings: %j', (markdown, expected) => {
    expect(levels(markdown)).toEqual(expected);
  });

  const ids = (markdown: string) =>
    [...renderMarkdown(markdown).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

  it('has no address twice, whatever its headings are called', () => {
    const made = ids('## Tips\n\n## Tips\n\n## Tips 2\n\n## Tips-2\n\n## !\n\n## ?');
    expect(new Set(made).size).toBe(6);
  });

  it('takes no address of the page that it stands in', () => {
    for (const id of ids('## Main\n\n## Found\n\n## root')) expect(id).toMatch(/^section-/);
  });

  it('keeps what looks like an address in its words', () => {
    const words = '<p>Write id="a" or id="a".</p>';
    expect(renderMarkdown('Write id="a" or id="a".').replaceAll('&quot;', '"')).toBe(words);
  });

  it('has lists, quotes, emphasis and links', () => {
    expect(renderMarkdown('- **dal**\n- [menu](/weeklymenu)\n\n> Taste first')).toContain(
      '<li><strong>dal</strong></li>\n<li><a href="/weeklymenu">menu</a></li>',
    );
  });

  it('has tables in a box that scrolls by keyboard', () => {
    const html = renderMarkdown('| Dal | Hours |\n|---|--:|\n| Toor | 1 |');
    expect(html).toMatch(
      /^<div class="table-box" tabindex="0" role="group" aria-label="Table"><table>/,
    );
    expect(html).toContain('<th scope="col">Dal</th>');
    expect(html).toContain('<td align="right">1</td>');
    expect(html).toMatch(/<\/table><\/div>$/);
  });

  it('leads away without telling where from', () => {
    expect(renderMarkdown('[there](https://example.com)')).toContain(
      '<a href="https://example.com" rel="noopener noreferrer">there</a>',
    );
  });
});

describe('what could hurt is not in it', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![x](https://tracker.example/pixel.gif)',
    '[x](javascript:alert(1))',
    '[x](data:text/html,alert(1))',
    '[x](//elsewhere.example)',
    '<a href="https://a.example" onclick="alert(1)" style="color:red">x</a>',
    '<iframe src="https://a.example"></iframe>',
    '<style>body{display:none}</style>',
    '<h2 id="main" class="hidden" style="display:none">x</h2>',
    '<form action="https://a.example"><input name="password"></form>',
    '<div class="table-box" tabindex="0">x</div>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '`</code><script>alert(1)</script>`',
  ])('%s', (markdown) => {
    const html = renderMarkdown(markdown);
    expect(html).not.toMatch(
      /<(script|img|iframe|style|form|input|svg|div|math|h2)|\son\w+=|\sstyle=|\sclass=|href="(javascript:|data:|\/\/)/i,
    );
  });
});

describe('the beginning of a post', () => {
  it('is what its paragraphs say, in one line', () => {
    expect(proseOf('Keep them *warm* & [soft](/x)\n"always".\n\nIn a `cloth`.')).toBe(
      'Keep them warm & soft "always". In a cloth.',
    );
  });

  it.each([
    ['headings', '## Rotis\n\nWarm.'],
    ['headings with a line under them', 'Rotis\n=====\n\nWarm.'],
    ['lists', '- one\n- two\n\nWarm.\n\n1. three'],
    ['code', '```\nconst roti = 1;\n```\n\nWarm.'],
    ['tables', '| Dal | Hours |\n|---|--:|\n| Toor | 1 |\n\nWarm.'],
    ['pictures', '![A roti](/roti.webp)\n\nWarm.'],
    ['HTML', '<div>Rotis</div>\n\nWarm.'],
  ])('leaves out %s', (_, markdown) => {
    expect(proseOf(markdown)).toBe('Warm.');
  });

  it('is nothing where there is no paragraph', () => {
    expect(proseOf('## Rotis\n\n- warm')).toBe('');
  });
});
