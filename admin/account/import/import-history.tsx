import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { ErrorState } from '#admin/platform/components/states.tsx';
import { call } from '#admin/services.ts';
import { adminImports, type CustomerImport } from '#contract/account/desk-imports.ts';
import { importText } from '#domain/account/import-text.ts';
import { formatInstant } from '#domain/platform/days.ts';

/** What was imported lately, and the way to take it back. */
export function ImportHistory() {
  const { data, error, refetch } = useCall(adminImports.list, {});
  const [asked, setAsked] = useState<CustomerImport | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Section title="Imported before">
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
        {data.map((imported) => (
          <Stack
            component="li"
            key={imported.id}
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ gap: 1, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
          >
            <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              <strong>{imported.fileName}</strong>: {importText(imported.counts)}
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
          intro={`${importText(asked.counts)}: all of it goes, with the tiffins that weekly patterns have booked, and links that were mailed open nothing any more. Nobody is mailed. Once somebody has paid, booked or signed in, or a tiffin was cooked, it stays.`}
          confirm="Take it back"
          busyWords="Taking it back…"
          doneWords="The import is taken back."
          schema={z.object({})}
          send={() => call(adminImports.takeBack, { params: { id: asked.id } })}
          onDone={() => setAsked(null)}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  );
}
