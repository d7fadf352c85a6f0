import { Box, IconButton, Stack, TextField, Tooltip } from '@mui/material';
import { Bold, Heading2, Italic, Link, List, type LucideIcon, Quote } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useController } from 'react-hook-form';

/** What the buttons above a post do to its text. */
export type MarkdownMark = 'heading' | 'bold' | 'italic' | 'link' | 'list' | 'quote';

/** What is selected of a text, in characters from its beginning. */
type TextSelection = { start: number; end: number };

/** Replaces what stands from `start` to `end` by `words`, and selects something of the result. */
type TextEdit = TextSelection & { words: string; select: TextSelection };

const AROUND = { bold: '**', italic: '_' } as const;
const BEFORE_LINES = { heading: '## ', list: '- ', quote: '> ' } as const;

/** What stands there while nothing was selected, selected to be typed over. */
const SAMPLES = { bold: 'bold', italic: 'italic', link: 'words' } as const;

const A_HEADING = /^#{1,6} +/;

/** Puts marks around the selection, or takes them away when they are there. */
function around(text: string, { start, end }: TextSelection, mark: 'bold' | 'italic'): TextEdit {
  const sign = AROUND[mark];
  const { length } = sign;
  const words = text.slice(start, end) || SAMPLES[mark];
  const isMarked =
    start >= length &&
    text.slice(start - length, start) === sign &&
    text.slice(end, end + length) === sign;
  if (isMarked && start < end)
    return {
      ...{ start: start - length, end: end + length, words },
      select: { start: start - length, end: end - length },
    };
  const from = start + length;
  return {
    ...{ start, end, words: `${sign}${words}${sign}` },
    select: { start: from, end: from + words.length },
  };
}

/** Makes a link of the selection; an address that is selected is where it leads. */
function link(text: string, { start, end }: TextSelection): TextEdit {
  const selected = text.slice(start, end);
  const isAddress = /^(https?:\/\/|mailto:|tel:|\/)\S+$/.test(selected);
  const words = isAddress || !selected ? SAMPLES.link : selected;
  const address = isAddress ? selected : 'https://';
  const made = `[${words}](${address})`;
  const from = isAddress || !selected ? start + 1 : start + words.length + 3;
  const chosen = isAddress || !selected ? words : address;
  return { start, end, words: made, select: { start: from, end: from + chosen.length } };
}

/** Marks every line that the selection touches, or unmarks them when all of them are marked. */
function lines(text: string, at: TextSelection, mark: keyof typeof BEFORE_LINES): TextEdit {
  const sign = BEFORE_LINES[mark];
  const start = text.slice(0, at.start).lastIndexOf('\n') + 1;
  const next = text.indexOf('\n', Math.max(at.end - (at.end > at.start ? 1 : 0), start));
  const end = next === -1 ? text.length : next;
  const touched = text.slice(start, end).split('\n');
  const plain = (line: string) =>
    mark === 'heading' ? line.replace(A_HEADING, '') : line.replace(sign, '');
  const isMarked = touched.every((line) => line.startsWith(sign));
  const words = touched.map((line) => (isMarked ? plain(line) : sign + plain(line))).join('\n');
  const select = { start: start + words.length, end: start + words.length };
  return { start, end, words, select: touched.length > 1 ? { ...select, start } : select };
}

/** What pressing a button changes about a text, with this much of it selected. */
export function change(text: string, at: TextSelection, mark: MarkdownMark): TextEdit {
  if (mark === 'bold' || mark === 'italic') return around(text, at, mark);
  return mark === 'link' ? link(text, at) : lines(text, at, mark);
}

const MARKS: readonly { mark: MarkdownMark; words: string; Icon: LucideIcon; key?: string }[] = [
  { mark: 'heading', words: 'Heading', Icon: Heading2 },
  { mark: 'bold', words: 'Bold', Icon: Bold, key: 'b' },
  { mark: 'italic', words: 'Italic', Icon: Italic, key: 'i' },
  { mark: 'link', words: 'Link', Icon: Link, key: 'k' },
  { mark: 'list', words: 'List', Icon: List },
  { mark: 'quote', words: 'Quote', Icon: Quote },
];

/** Types a change into the text as a hand would, so that undo undoes it. */
function type(area: HTMLTextAreaElement, { start, end, words, select }: TextEdit): void {
  area.focus();
  area.setSelectionRange(start, end);
  if (!document.execCommand('insertText', false, words)) {
    area.setRangeText(words, start, end);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(select.start, select.end);
}

/** The text of a post in Markdown, with buttons that write its marks. */
export function MarkdownInput({ height }: { height: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { field, fieldState } = useController({ name: 'markdown', defaultValue: '' });

  function press(mark: MarkdownMark): void {
    if (!area.current) return;
    const { value, selectionStart, selectionEnd } = area.current;
    type(area.current, change(value, { start: selectionStart, end: selectionEnd }, mark));
  }

  function pressByKey(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const pressed = MARKS.find(({ key }) => key === event.key.toLowerCase());
    if (!pressed) return;
    event.preventDefault();
    press(pressed.mark);
  }

  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      <Stack direction="row" role="toolbar" aria-label="Marks" sx={{ flexWrap: 'wrap' }}>
        {MARKS.map(({ mark, words, Icon, key }) => (
          <Tooltip key={mark} title={key ? `${words} (Ctrl+${key.toUpperCase()})` : words}>
            <IconButton
              aria-label={words}
              onClick={() => press(mark)}
              sx={{ width: 44, height: 44, borderRadius: 3 }}
            >
              <Icon size={20} aria-hidden />
            </IconButton>
          </Tooltip>
        ))}
      </Stack>
      <TextField
        {...field}
        value={field.value ?? ''}
        inputRef={(element: HTMLTextAreaElement | null) => {
          area.current = element;
          field.ref(element);
        }}
        onKeyDown={pressByKey}
        label="Text"
        multiline
        rows={1}
        error={fieldState.invalid}
        helperText={fieldState.error?.message ?? 'An empty line begins a new paragraph.'}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { style: { height, resize: 'vertical', lineHeight: 1.6 } },
        }}
        sx={{ mt: 0.5 }}
      />
    </Box>
  );
}
