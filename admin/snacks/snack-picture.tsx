import { Box, type SxProps, type Theme } from '@mui/material';
import { useMemo } from 'react';
import { drawDish } from '#art/dish.ts';
import { smallPhoto } from '#domain/photo-paths.ts';

/** The drawing of a snack, as the shop shows it while there is no photo. It fills its box. */
export function DrawnSnack({ name }: { name: string }) {
  const svg = useMemo(() => drawDish(name), [name]);
  return (
    <Box
      sx={{ height: '100%', '& svg': { display: 'block', width: '100%', height: '100%' } }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own art/, which escapes names
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** A snack's picture beside its name: the photo, else the drawing. Width in pixels. */
export function SnackPicture(props: {
  snack: { name: string; image: string | null };
  width: number;
  sx?: SxProps<Theme>;
}) {
  const { snack, width, sx } = props;
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
      {snack.image ? (
        <img
          src={smallPhoto(snack.image)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          draggable={false}
          style={{ display: 'block', objectFit: 'cover' }}
        />
      ) : (
        <DrawnSnack name={snack.name} />
      )}
    </Box>
  );
}
