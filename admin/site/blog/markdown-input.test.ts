import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { change, type MarkdownMark } from './markdown-input.tsx';

/** Presses a button on a text whose selection stands between `|`; the result shows it the same way. */
function press(shown: string, mark: MarkdownMark): string {
  const [before = '', selected = '', after] = shown.split('|');
  const text = after === undefined ? before + selected : before + selected + after;
  const start = before.length;
  const end = after === undefined ? start : start + selected.length;
  const made = change(text, { start, end }, mark);
  const next = text.slice(0, made.start) + made.words + text.slice(made.end);
  const { select } = made;
  return `${next.slice(0, select.start)}|${next.slice(select.start, select.end)}|${next.slice(select.end)}`;
}

describe('the buttons above a post', () => {
  it.each<[MarkdownMark, string, string]>([
    ['bold', 'Fresh |roti| daily', 'Fresh **|roti|** daily'],
    ['bold', 'Fresh **|roti|** daily', 'Fresh |roti| daily'],
    ['bold', 'Fresh | daily', 'Fresh **|bold|** daily'],
    ['italic', '|Kadhi|', '_|Kadhi|_'],
    ['italic', '_|Kadhi|_', '|Kadhi|'],
    ['link', 'see |our menu| now', 'see [our menu](|https://|) now'],
    ['link', 'see |https://example.com/menu| now', 'see [|words|](https://example.com/menu) now'],
    ['link', '|/weeklymenu|', '[|words|](/weeklymenu)'],
    ['link', 'see |', 'see [|words|](https://)'],
  ])('%s makes %j into %j', (mark, before, after) => {
    expect(press(before, mark)).toBe(after);
  });

  it.each<[MarkdownMark, string, string]>([
    ['heading', 'Stori|ng rotis', '## Storing rotis||'],
    ['heading', '## Storing| rotis', 'Storing rotis||'],
    ['heading', '#### Storing| rotis', '## Storing rotis||'],
    ['heading', 'One\n|\nTwo', 'One\n## ||\nTwo'],
    ['list', 'One\n|Two\nThree|\nFour', 'One\n|- Two\n- Three|\nFour'],
    ['list', 'One\n|Two\n|Three', 'One\n- Two||\nThree'],
    ['list', '|- Two\n- Three|', '|Two\nThree|'],
    ['list', '|- Two\nThree|', '|- Two\n- Three|'],
    ['quote', 'She said| so', '> She said so||'],
    ['quote', '', '> ||'],
  ])('%s marks whole lines: %j becomes %j', (mark, before, after) => {
    expect(press(before, mark)).toBe(after);
  });

  it('never lose a word', () => {
    const mark = fc.constantFrom<MarkdownMark>(
      'heading',
      'bold',
      'italic',
      'link',
      'list',
      'quote',
    );
    const letters = (text: string) => text.replace(/[^a-z]/g, '');
    fc.assert(
      fc.property(
        mark,
        fc.stringMatching(/^[a-z \n*_#>-]{0,40}$/),
        fc.nat(40),
        fc.nat(40),
        (pressed, text, one, other) => {
          const [start = 0, end = 0] = [one, other]
            .map((place) => Math.min(place, text.length))
            .sort((a, b) => a - b);
          const made = change(text, { start, end }, pressed);
          expect(made.start).toBeLessThanOrEqual(start);
          expect(letters(made.words)).toContain(letters(text.slice(made.start, made.end)));
        },
      ),
    );
  });
});
