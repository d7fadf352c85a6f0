import { Box, IconButton, Stack, TextField, Tooltip } from '@mui/material';
import { Bold, Heading2, Italic, Link, List, type LucideIcon, Quote } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import { type Change, change, type Mark } from './marks.ts';

const MARKS: readonly { mark: Mark; words: string; Icon: LucideIcon; key?: string }[] = [
  { mark: 'heading', words: 'Heading', Icon: Heading2 },
  { mark: 'bold', words: 'Bold', Icon: Bold, key: 'b' },
  { mark: 'italic', words: 'Italic', Icon: Italic, key: 'i' },
  { mark: 'link', words: 'Link', Icon: Link, key: 'k' },
  { mark: 'list', words: 'List', Icon: List },
  { mark: 'quote', words: 'Quote', Icon: Quote },
];

/** Types a change into the text as a hand would, so that undo takes it back. */
function type(area: HTMLTextAreaElement, { start, end, words, select }: Change): void {
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

  function press(mark: Mark): void {
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
