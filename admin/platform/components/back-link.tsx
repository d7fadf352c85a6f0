import { Box, Button } from '@mui/material';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** On top of a page that belongs to another one: the way back there. */
export const BackLink = ({ to, words }: { to: string; words: string }) => (
  <Box>
    <Button
      component={Link}
      to={to}
      color="secondary"
      startIcon={<ArrowLeft size={18} aria-hidden />}
    >
      {words}
    </Button>
  </Box>
);
