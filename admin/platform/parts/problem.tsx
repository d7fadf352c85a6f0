import { Typography } from '@mui/material';

/** Why a press has not done what it says, above its buttons; nothing while there is nothing to say. */
export const Problem = ({ words }: { words: string | null }) =>
  words && (
    <Typography role="alert" sx={{ color: 'house.chilliInk', mb: 1 }}>
      {words}
    </Typography>
  );
