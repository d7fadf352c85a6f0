import type { SxProps, Theme } from '@mui/material';
import { Drawn } from './drawn.tsx';
import { Picture } from './picture.tsx';

/** The drawing of a dish or a snack, as the shop shows it while there is no photo. It fills its box. */
export const DrawnDish = ({ name }: { name: string }) => <Drawn subject={`dish:${name}`} />;

/** The picture of a dish or a snack beside its name. Width in pixels. */
export const DishPicture = (props: {
  dish: { name: string; image: string | null };
  width: number;
  sx?: SxProps<Theme>;
}) => {
  const { dish, ...size } = props;
  return <Picture image={dish.image} drawn={`dish:${dish.name}`} {...size} />;
};
