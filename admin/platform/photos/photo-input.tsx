import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { ImageUp, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { FileZone } from './file-zone.tsx';
import { fileSizeText, type ShrunkPhoto, shrinkPhoto } from './shrink-photo.ts';

type Props = {
  source: string;
  /** Path of the photo as it is stored; null when there is none. */
  current: string | null;
  /** What is shown without a photo. */
  drawn: ReactNode;
  /** A file is being read: not the moment to save. */
  onReading: (reading: boolean) => void;
};

/** What becomes of the photo when the form is saved. */
export type PhotoChoice = 'kept' | 'removed' | ShrunkPhoto;

/**
 * A form's choice of a photo. A file that cannot be read leaves the choice as it was, and `problem`
 * says why; of two that are chosen one after the other the later counts.
 * @param onReading is told while a file is being read: that is not the moment to save
 */
function usePhotoChoice(source: string, onReading: (reading: boolean) => void) {
  const { field } = useController({ name: source, defaultValue: 'kept' });
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<File>(undefined);

  function read(now: boolean): void {
    setReading(now);
    onReading(now);
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    latest.current = file;
    setProblem(null);
    read(true);
    const taken = await shrinkPhoto(file).catch((caught: Error) => caught.message);
    if (latest.current !== file) return;
    read(false);
    if (typeof taken === 'string') setProblem(taken);
    else field.onChange(taken);
  }

  function choose(choice: 'kept' | 'removed'): void {
    setProblem(null);
    field.onChange(choice);
  }

  return { choice: field.value as PhotoChoice, take, choose, reading, problem };
}

/** What customers see now, and what they will see when the form is saved. */
export function photoChoiceText(choice: PhotoChoice, isStored: boolean): string {
  if (typeof choice === 'object')
    return `This photo (${fileSizeText(choice.bytes)}) is sent when you save.`;
  if (choice === 'removed') return 'The photo is removed when you save; the drawing returns.';
  if (isStored) return 'Customers see this photo.';
  return 'Customers see a drawing. Choose a photo, or drop one here, and they see that instead.';
}

function shownOf(choice: PhotoChoice, current: string | null): string | null {
  if (typeof choice === 'object') return choice.dataUrl;
  return choice === 'kept' ? current : null;
}

/** The photo of a record: chosen or dropped here, shown at once, sent with the rest by Save. */
export function PhotoInput({ source, current, drawn, onReading }: Props) {
  const { choice, take, choose, reading, problem } = usePhotoChoice(source, onReading);
  const shown = shownOf(choice, current);
  const button = (words: string, icon: ReactNode, onClick: () => void) => (
    <Button color="secondary" startIcon={icon} onClick={onClick} sx={{ minHeight: 44 }}>
      {words}
    </Button>
  );

  return (
    <FileZone
      label="Photo"
      width={264}
      onFile={(file) => void take(file)}
      picture={
        <Box sx={FRAME}>{shown ? <img src={shown} alt="As the shop will show it" /> : drawn}</Box>
      }
    >
      {(open) => (
        <>
          <Typography role="status" sx={{ minHeight: '3em' }}>
            {reading ? 'Reading the photo…' : photoChoiceText(choice, current !== null)}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<ImageUp size={18} aria-hidden />}
              disabled={reading}
              onClick={open}
              sx={{ minHeight: 44 }}
            >
              {shown ? 'Choose another photo' : 'Choose a photo'}
            </Button>
            {choice !== 'kept' &&
              button(
                choice === 'removed' ? 'Keep the photo' : 'Not this one',
                <Undo2 size={18} aria-hidden />,
                () => choose('kept'),
              )}
            {choice === 'kept' &&
              current &&
              button('Remove the photo', <Trash2 size={18} aria-hidden />, () => choose('removed'))}
          </Stack>
          {problem && (
            <FormHelperText error role="alert" sx={{ m: 0 }}>
              {problem}
            </FormHelperText>
          )}
        </>
      )}
    </FileZone>
  );
}

/** The shape of the drawings; a photo of another shape is cut to it, as in the shop. */
const FRAME = {
  aspectRatio: '6 / 5',
  borderRadius: 3,
  overflow: 'hidden',
  bgcolor: 'house.sunken',
  '& img, & svg': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
};
