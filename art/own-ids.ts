/**
 * A drawing under ids that begin with a prefix, so that it can stand on a page beside itself: an id
 * may be there once (HTML, section 3.2.6). What is drawn twice within it keeps its first id, which
 * both mean. Ids that it uses and does not have are the page's, and stay.
 */
export function withOwnIds(svg: string, prefix: string): string {
  const own = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  if (own.size === 0) return svg;
  const seen = new Set<string>();
  return svg.replace(
    /( id="|href="#|url\(#)([^")]+)("|\))/g,
    (written, before: string, id: string, after: string) => {
      if (!own.has(id)) return written;
      if (before === ' id="') {
        if (seen.has(id)) return '';
        seen.add(id);
      }
      return `${before}${prefix}${id}${after}`;
    },
  );
}
