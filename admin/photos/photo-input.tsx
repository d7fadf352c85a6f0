import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { ImageUp, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFileDrop } from './use-file-drop.ts';
import { choiceWords, type PhotoChoice, usePhotoChoice } from './use-photo-choice.ts';

/** iPhones hand their photos over as JPEG where HEIC is not among these. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

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
  const { over, target } = useFileDrop((file) => void take(file));
  const chooser = useRef<HTMLInputElement>(null);
  const shown = shownOf(choice, current);
  const button = (words: string, icon: ReactNode, onClick: () => void) => (
    <Button color="secondary" startIcon={icon} onClick={onClick} sx={{ minHeight: 44 }}>
      {words}
    </Button>
  );

  return (
    <Box role="group" aria-label="Photo" {...target} sx={{ ...ZONE, ...(over && ZONE_UNDER_FILE) }}>
      <Box sx={FRAME}>{shown ? <img src={shown} alt="As the shop will show it" /> : drawn}</Box>
      <Stack sx={{ gap: 1.25, alignItems: 'flex-start', minWidth: 0 }}>
        <Typography role="status" sx={{ minHeight: '3em' }}>
          {reading ? 'Reading the photo…' : choiceWords(choice, current !== null)}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<ImageUp size={18} aria-hidden />}
            disabled={reading}
            onClick={() => chooser.current?.click()}
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
      </Stack>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target: input }) => {
          void take(input.files?.[0]);
          // The same file can be chosen again.
          input.value = '';
        }}
      />
    </Box>
  );
}

const ZONE = {
  display: 'grid',
  gap: 2,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '264px minmax(0, 1fr)' },
  width: '100%',
  my: 1,
  p: 1.5,
  borderRadius: 4,
  border: '2px dashed',
  borderColor: 'house.edge',
};

const ZONE_UNDER_FILE = { borderColor: 'house.chilliInk', bgcolor: 'house.turmericTint' };

/** The shape of the drawings; a photo of another shape is cut to it, as in the shop. */
const FRAME = {
  aspectRatio: '6 / 5',
  borderRadius: 3,
  overflow: 'hidden',
  bgcolor: 'house.sunken',
  '& img, & svg': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
};
