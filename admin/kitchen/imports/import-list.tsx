import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { ErrorState } from '#admin/platform/components/states.tsx';
import { call } from '#admin/services.ts';
import type { DataOf, Endpoint, InputOf } from '#contract/platform/endpoint.ts';
import { formatInstant } from '#domain/platform/days.ts';

/** What is known of every import, whatever it wrote. */
type Imported = {
  id: string;
  fileName: string;
  at: string;
  actor: string;
  takenBackAt: string | null;
  takenBackBy: string | null;
};

type Props<Import extends Imported> = {
  /** What lists the latest imports, and what takes one back. */
  endpoints: { list: Endpoint; takeBack: Endpoint };
  /** What one wrote, in a few words. */
  textOf: (imported: Import) => string;
  /** What is going to happen to that when it is taken back. */
  introOf: (imported: Import) => string;
  onTakenBack: () => void;
};

/** What was imported lately, and the way to take it back. */
export function ImportList<Import extends Imported>(props: Props<Import>) {
  const { endpoints, textOf, introOf, onTakenBack } = props;
  const { data, error, refetch } = useCall(endpoints.list, {} as InputOf<Endpoint>);
  const [asked, setAsked] = useState<Import | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const imports = (data ?? []) as DataOf<Endpoint> & readonly Import[];
  if (imports.length === 0) return null;
  return (
    <Section title="Imported before">
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
        {imports.map((imported) => (
          <Stack
            component="li"
            key={imported.id}
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ gap: 1, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
          >
            <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <strong>{imported.fileName}</strong>: {textOf(imported)}
              <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
                {imported.takenBackAt
                  ? `Taken back by ${imported.takenBackBy}, ${formatInstant(imported.takenBackAt)}`
                  : `By ${imported.actor}, ${formatInstant(imported.at)}`}
              </Typography>
            </Typography>
            {!imported.takenBackAt && (
              <Button
                variant="outlined"
                color="secondary"
                sx={{ flex: 'none', alignSelf: 'flex-start' }}
                aria-label={`Take back ${imported.fileName}`}
                onClick={() => setAsked(imported)}
              >
                Take back
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
      {asked && (
        <ActionDialog
          title={`Take back ${asked.fileName}`}
          intro={introOf(asked)}
          confirm="Take it back"
          busyWords="Taking it back…"
          doneWords="The import is taken back."
          schema={z.object({})}
          send={() => call(endpoints.takeBack, { params: { id: asked.id } } as InputOf<Endpoint>)}
          onDone={onTakenBack}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  );
}
