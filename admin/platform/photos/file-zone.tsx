import { Box, Stack } from '@mui/material';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** iPhones hand their photos over as JPEG where HEIC is not among these. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

type Props = {
  label: string;
  /** What is there now, beside what can be done with it. */
  picture: ReactNode;
  /** How wide the picture is, in pixels. */
  width: number;
  onFile: (file: File | undefined) => void;
  /** What can be done; `open` lets a file be chosen. */
  children: (open: () => void) => ReactNode;
};

const holdsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes a file that is dropped on an element: spread `target` over it; `over` is true while one hangs
 * above it. A file that misses it is not opened in place of the desk, as browsers would do.
 */
function useFileDrop(take: (file: File | undefined) => void) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    const stay = (event: globalThis.DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  const target = {
    onDragOver: (event: DragEvent) => setOver(holdsFiles(event)),
    onDragLeave: (event: DragEvent) => {
      const inside = event.currentTarget.contains(event.relatedTarget as Node | null);
      if (!inside) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      take(event.dataTransfer.files[0]);
    },
  };
  return { over, target };
}

/** Where a picture is chosen or dropped. */
export function FileZone({ label, picture, width, onFile, children }: Props) {
  const { over, target } = useFileDrop(onFile);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Box
      role="group"
      aria-label={label}
      {...target}
      sx={{
        ...ZONE,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `${width}px minmax(0, 1fr)` },
        ...(over && ZONE_UNDER_FILE),
      }}
    >
      {picture}
      <Stack sx={{ gap: 1.25, alignItems: 'flex-start', minWidth: 0 }}>
        {children(() => chooser.current?.click())}
      </Stack>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        hidden
        onChange={({ target: input }) => {
          onFile(input.files?.[0]);
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
  width: '100%',
  my: 1,
  p: 1.5,
  borderRadius: 4,
  border: '2px dashed',
  borderColor: 'house.edge',
};

const ZONE_UNDER_FILE = { borderColor: 'house.chilliInk', bgcolor: 'house.turmericTint' };
