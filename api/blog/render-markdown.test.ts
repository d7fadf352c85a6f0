import { describe, expect, it } from 'vitest';
import { plainTextOf, renderMarkdown } from './render-markdown.ts';

describe('a post', () => {
  it('has headings below its title, each with an address of its own', () => {
    expect(renderMarkdown('# Soak\n\n## Soak\n\n###### Why & how')).toBe(
      '<h2 id="section-soak">Soak</h2>\n<h2 id="section-soak-2">Soak</h2>\n<h4 id="section-why-how">Why &amp; how</h4>',
    );
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

describe('the text of a post', () => {
  it('is what is read, in one line', () => {
    expect(plainTextOf('## Rotis\n\nKeep them *warm* & [soft](/x) "always"')).toBe(
      'Rotis Keep them warm & soft "always"',
    );
  });
});
