import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { ImageUp, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileZone } from './file-zone.tsx';
import { choiceWords, type PhotoChoice, usePhotoChoice } from './use-photo-choice.ts';

type Props = {
  source: string;
  /** Path of the photo as it is stored; null when there is none. */
  current: string | null;
  /** What is shown without a photo. */
  drawn: ReactNode;
  /** A file is being read: not the moment to save. */
  onReading: (reading: boolean) => void;
};

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
            {reading ? 'Reading the photo…' : choiceWords(choice, current !== null)}
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
