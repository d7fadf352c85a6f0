import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { call } from '#admin/platform/client/services.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { Problem } from '#admin/platform/parts/problem.tsx';
import { deliveries, type Stop } from '#contract/kitchen/desk/deliveries.ts';
import { BIG } from './door-parts.tsx';
import { loadedWords, toLoad } from './stages.ts';

/**
 * Takes all tiffins of an hour or an area along that are packed, in one step that can be taken back
 * as one; nothing where there are fewer than two.
 */
export function LoadAll({ stops, of }: { stops: readonly Stop[]; of: string }) {
  const notify = useNotify();
  const ids = toLoad(stops).map(({ id }) => id);
  const { submit, busy, problem } = useSubmit(
    () => call(deliveries.dispatchMany, { body: { ids } }),
    ({ data }) =>
      notify(loadedWords(data), { type: data.refused.length > 0 ? 'warning' : 'success' }),
  );
  if (ids.length < 2) return null;
  return (
    <>
      <Problem words={problem} />
      <Button
        variant="outlined"
        color="secondary"
        disabled={busy}
        onClick={() => void submit(undefined)}
        sx={{ ...BIG, flex: 'none' }}
      >
        {busy ? 'Saving…' : `All ${ids.length} of ${of} loaded`}
      </Button>
    </>
  );
}
