import { Box, type SxProps, type Theme } from '@mui/material';
import { useId, useMemo } from 'react';
import { withOwnIds } from '#art/own-ids.ts';
import { drawSubject, type Subject } from '#art/subjects.ts';
import { smallPhoto } from '#domain/platform/photo-paths.ts';

/** What the shop draws while there is no photo. It fills its box. */
export function DishDrawing({ subject }: { subject: Subject }) {
  const id = useId();
  const svg = useMemo(() => withOwnIds(drawSubject(subject), id), [subject, id]);
  return (
    <Box
      sx={{ height: '100%', '& svg': { display: 'block', width: '100%', height: '100%' } }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own art/, which escapes names
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

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
        <DishDrawing subject={drawn} />
      )}
    </Box>
  );
}

/** The drawing of a dish or a snack, as the shop shows it while there is no photo. It fills its box. */
export const DrawnDish = ({ name }: { name: string }) => <DishDrawing subject={`dish:${name}`} />;

/** The picture of a dish or a snack beside its name. Width in pixels. */
export const DishPicture = (props: {
  dish: { name: string; image: string | null };
  width: number;
  sx?: SxProps<Theme>;
}) => {
  const { dish, ...size } = props;
  return <Picture image={dish.image} drawn={`dish:${dish.name}`} {...size} />;
};
