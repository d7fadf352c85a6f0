import { Box, type SxProps, type Theme } from '@mui/material';
import type { Subject } from '#art/subjects.ts';
import { smallPhoto } from '#domain/platform/photo-paths.ts';
import { Drawn } from './drawn.tsx';

/** A record's picture beside its name: the photo, else the drawing. Width in pixels. */
export function Picture(props: {
  image: string | null;
  drawn: Subject;
  width: number;
  sx?: SxProps<Theme>;
}) {
  const { image, drawn, width, sx } = props;
  const height = Math.round((width * 5) / 6);
  return (
    <Box
      sx={{
        width,
        height,
        flex: 'none',
        borderRadius: 2,
        overflow: 'hidden',
        bgcolor: 'house.sunken',
        ...(sx as object),
      }}
    >
      {image ? (
        <img
          src={smallPhoto(image)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          draggable={false}
          style={{ display: 'block', objectFit: 'cover' }}
        />
      ) : (
        <Drawn subject={drawn} />
      )}
    </Box>
  );
}
