const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The longest beginning of a word that fits, at least one letter, and the rest. */
function splitWord(word: string, fits: (line: string) => boolean): [string, string] {
  let head = '';
  for (const { segment } of graphemes.segment(word)) {
    if (head && !fits(head + segment)) break;
    head += segment;
  }
  return [head, word.slice(head.length)];
}

/**
 * Text as lines that fit: broken between words, and inside a word that is longer than a line. Line
 * breaks in the text are kept.
 */
export function wrap(text: string, fits: (line: string) => boolean): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      let rest = word;
      while (!fits(rest)) {
        const [head, tail] = splitWord(rest, fits);
        if (!tail) break;
        lines.push(head);
        rest = tail;
      }
      line = rest;
    }
    return [...lines, line];
  });
}
