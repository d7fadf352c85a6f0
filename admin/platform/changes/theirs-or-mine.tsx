import { Button, Stack } from '@mui/material';

type Props = {
  /** Shows what is stored now instead of what was typed. */
  onTheirs: () => void;
  /** What was typed may take its place; the form is sent again. */
  onMine: () => void;
};

/** The two ways on when something was stored while somebody typed. Stands inside the form. */
export const TheirsOrMine = ({ onTheirs, onMine }: Props) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
    <Button variant="contained" onClick={onTheirs} sx={{ minHeight: 44 }}>
      Load theirs
    </Button>
    {/* No submit button itself: Enter in a field presses the first one of a form. */}
    <Button
      variant="outlined"
      color="inherit"
      onClick={({ currentTarget }) => {
        onMine();
        currentTarget.closest('form')?.requestSubmit();
      }}
      sx={{ minHeight: 44 }}
    >
      Save mine over it
    </Button>
  </Stack>
);
