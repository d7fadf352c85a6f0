import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { FileDown, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureCode, failureText } from '#admin/platform/client/failure.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { saveFile } from '#admin/platform/components/save-file.ts';
import { Problem } from '#admin/platform/components/states.tsx';
import { readSheetFile, type Table, UnreadableSheet } from './read-sheet.ts';
import { PASTED_ROWS } from './sheet-words.ts';

/** A table that somebody opened or pasted, and what it is called. */
export type OpenedSheet = { fileName: string; table: Table };

type Props = {
  /** What is imported, and how it is checked. */
  introduction: string;
  /** The empty sheet with an example. */
  template: () => Promise<File>;
  /** What somebody has pasted, to come back to. */
  pasted: string;
  onPaste: (text: string) => void;
  /** Reads what was pasted. */
  readPasted: (text: string) => Table;
  onOpen: (sheet: OpenedSheet) => void;
};

/** Where the rows come from: a file, or what was copied elsewhere. */
export function ChooseSheet(props: Props) {
  const { introduction, template, pasted, onPaste, readPasted, onOpen } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);

  async function open(read: () => OpenedSheet | Promise<OpenedSheet>): Promise<void> {
    setProblem(null);
    try {
      onOpen(await read());
    } catch (caught) {
      if (caught instanceof UnreadableSheet) setProblem(caught.message);
      // What reads it could not be fetched.
      else if (failureCode(caught)) setProblem(failureText(caught));
      else throw caught;
    }
  }

  async function saveTemplate(): Promise<void> {
    setProblem(null);
    try {
      saveFile(await template());
    } catch (caught) {
      setProblem(failureText(caught));
    }
  }

  return (
    <Section title="Where are they now?">
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography>{introduction}</Typography>
        <Problem words={problem} />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            startIcon={<FileUp size={18} aria-hidden />}
            onClick={() => chooser.current?.click()}
          >
            Open a file
          </Button>
          <Button
            color="secondary"
            startIcon={<FileDown size={18} aria-hidden />}
            onClick={() => void saveTemplate()}
          >
            Download a template (.xlsx)
          </Button>
        </Stack>
        <input
          ref={chooser}
          type="file"
          aria-label="A file with rows"
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file)
              void open(async () => ({
                fileName: file.name.slice(0, 200),
                table: await readSheetFile(file),
              }));
            // The same file can be opened again.
            target.value = '';
          }}
        />
        <Box sx={{ width: '100%' }}>
          <TextField
            label="Or paste rows from a spreadsheet or a chat"
            // On a phone it would end in the middle of the frame.
            slotProps={{ inputLabel: { shrink: true } }}
            multiline
            minRows={4}
            maxRows={12}
            fullWidth
            value={pasted}
            onChange={({ target }) => onPaste(target.value)}
          />
        </Box>
        <Button
          variant="outlined"
          color="secondary"
          disabled={pasted.trim() === ''}
          onClick={() => void open(() => ({ fileName: PASTED_ROWS, table: readPasted(pasted) }))}
        >
          Read these rows
        </Button>
      </Stack>
    </Section>
  );
}
