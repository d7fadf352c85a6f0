import { Alert, Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { call } from '#admin/platform/client/services.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Nothing } from '#admin/platform/parts/states.tsx';
import { adminWeeklyMenus } from '#contract/menu/desk/weekly-menus.ts';

/** A kitchen that plans its very first week. */
export function NoWeeks() {
  const notify = useNotify();
  const { submit, busy, problem } = useSubmit(
    () => call(adminWeeklyMenus.create, { body: {} }),
    () => notify('Week 1 is there. Add its dishes.', { type: 'success' }),
  );
  return (
    <Nothing words="No week is planned yet. Plan one, and it is served every week until there are more.">
      <Button variant="contained" disabled={busy} onClick={() => void submit(undefined)}>
        {busy ? 'Adding the week…' : 'Plan the first week'}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
    </Nothing>
  );
}
