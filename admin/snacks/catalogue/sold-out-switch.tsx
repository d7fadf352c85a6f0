import { Switch } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { failureWords } from '#admin/platform/client/failure.ts';
import { dataProvider } from '#admin/platform/client/services.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import type { AdminSnack } from '#contract/snacks/desk/catalogue.ts';

/** Says that none of a snack is left for today, right in its row. Tomorrow it is on sale again. */
export function SoldOutSwitch({ snack }: { snack: AdminSnack }) {
  const notify = useNotify();
  const { id, name, soldOutToday } = snack;
  const [wanted, setWanted] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wanted holds until it is read
  useEffect(() => setWanted(null), [soldOutToday]);

  const { submit, busy } = useSubmit(
    async (soldOut: boolean) => {
      setWanted(soldOut);
      try {
        const action = soldOut ? 'sold-out' : 'back-on-sale';
        await dataProvider.act('snacks', { id, action });
      } catch (caught) {
        setWanted(null);
        notify(failureWords(caught), { type: 'error' });
        throw caught;
      }
    },
    (_answer, soldOut) =>
      notify(soldOut ? `${name} is sold out for today.` : `${name} can be ordered for today.`, {
        type: 'success',
      }),
  );

  return (
    <Switch
      checked={wanted ?? soldOutToday}
      onClick={(event) => event.stopPropagation()}
      onChange={(_event, soldOut) => void submit(soldOut)}
      slotProps={{
        input: {
          role: 'switch',
          'aria-label': `Sold out today: ${name}`,
          'aria-disabled': busy || undefined,
        },
      }}
    />
  );
}
