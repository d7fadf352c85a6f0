import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { slugOf } from '#domain/slug.ts';

/** Headings of a post stand below its title, which is the page's only first one. */
const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }) {
      const level = Math.min(Math.max(depth, 2), 4);
      const words = this.parser.parseInline(tokens);
      const id = slugOf(words.replace(/<[^>]*>|&#?\w+;/g, ''), 'part');
      return `<h${level} id="section-${id}">${words}</h${level}>\n`;
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
 * A post's Markdown as HTML that is safe to put into a page (decisions 20): text, headings, lists,
 * tables, quotes and links; no pictures, scripts, styles or frames, whatever was written.
 */
export function renderMarkdown(markdown: string): string {
  const raw = marked.parse(markdown, { async: false });
  const box = Object.entries(TABLE_BOX).map(([name, value]) => `${name}="${value}"`);
  return withOwnIds(sanitizeHtml(raw, allowed))
    .replaceAll('<table>', `<div ${box.join(' ')}><table>`)
    .replaceAll('</table>', '</table></div>')
    .trim();
}

/** Two headings of the same words have addresses of their own: `tips`, `tips-2`. */
function withOwnIds(html: string): string {
  const seen = new Map<string, number>();
  return html.replace(/ id="([^"]*)"/g, (_, id: string) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return ` id="${times === 1 ? id : `${id}-${times}`}"`;
  });
}

/** The text of Markdown without its marks, for an excerpt. */
export function plainTextOf(markdown: string): string {
  const text = sanitizeHtml(marked.parse(markdown, { async: false }), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const unescapeHtml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
