import { Button } from '@mui/material';
import { Link } from 'react-router';
import { Page } from '#admin/platform/parts/page.tsx';
import { Nothing } from '#admin/platform/parts/states.tsx';

/** An address of the desk that leads nowhere. */
export const NotFound = () => (
  <Page title="Not found">
    <Nothing words="There is nothing at this address. The menu lists everything there is.">
      <Button component={Link} to="/" variant="outlined" color="secondary">
        Go to the overview
      </Button>
    </Nothing>
  </Page>
);
