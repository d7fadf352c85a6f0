import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { slugOf } from '#domain/platform/slug.ts';

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }) {
      const words = this.parser.parseInline(tokens);
      const id = slugOf(words.replace(/<[^>]*>|&#?\w+;/g, ''), 'part');
      return `<h${depth} id="section-${id}">${words}</h${depth}>\n`;
    },
    // HTML between the Markdown is left out: a post is words, and its ids are our own.
    html: () => '',
  },
});

/** Tables that are wider than a phone scroll in a box that the keyboard reaches; a post may have several. */
const TABLE_BOX = { class: 'table-box', tabindex: '0', role: 'group', 'aria-label': 'Table' };

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'a', 'strong', 'em', 'del', 'code', 'pre', 'blockquote'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    a: ['href', 'title', 'rel'],
    ol: ['start'],
    th: ['align', 'scope'],
    td: ['align'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: {
        href,
        ...(title && { title }),
        ...(/^https?:/i.test(href) && { rel: 'noopener noreferrer' }),
      },
    }),
    th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, scope: 'col' } }),
  },
};

/**
 * A post's Markdown as HTML that is safe to put into a page
 * (docs/decisions/0014-posts-are-words.md): text, headings, lists, tables, quotes and links; no
 * pictures, scripts, styles or frames, whatever was written.
 */
export function renderMarkdown(markdown: string): string {
  const tokens = marked.lexer(markdown);
  setHeadings(tokens);
  const raw = marked.parser(tokens);
  const box = Object.entries(TABLE_BOX).map(([name, value]) => `${name}="${value}"`);
  return withOwnIds(sanitizeHtml(raw, allowed))
    .replaceAll('<table>', `<div ${box.join(' ')}><table>`)
    .replaceAll('</table>', '</table></div>')
    .trim();
}

/**
 * Headings stand below the post's title, which is the page's only first one: the highest that it
 * uses are second ones, and none is more than one level below the one before it.
 */
function setHeadings(tokens: Token[]): void {
  const headings: Tokens.Heading[] = [];
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') headings.push(token as Tokens.Heading);
  });
  const highest = Math.min(...headings.map(({ depth }) => depth));
  let above = 1;
  for (const heading of headings) {
    heading.depth = Math.min(heading.depth - highest + 2, above + 1, 4);
    above = heading.depth;
  }
}

/** Headings of the same words have addresses of their own: `section-tips`, `section-tips-2`. */
function withOwnIds(html: string): string {
  const taken = new Set<string>();
  return html.replace(/(<h[234]) id="([^"]*)"/g, (_, tag: string, id: string) => {
    let own = id;
    for (let times = 2; taken.has(own); times++) own = `${id}-${times}`;
    taken.add(own);
    return `${tag} id="${own}"`;
  });
}

/** What a post says in its paragraphs, without marks, for an excerpt: no headings, lists or code. */
export function proseOf(markdown: string): string {
  const paragraphs = marked.lexer(markdown).filter(({ type }) => type === 'paragraph');
  const text = sanitizeHtml(marked.parser(paragraphs), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
