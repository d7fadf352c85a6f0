import { Alert, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { BackLink } from '#admin/platform/components/back-link.tsx';
import { Page } from '#admin/platform/components/page.tsx';
import { readPasted } from '#admin/platform/sheets/read-chat.ts';
import { SheetSteps } from '#admin/platform/sheets/sheet-steps.tsx';
import {
  type CustomerColumn,
  type CustomerImport,
  MOST_IMPORTED_ROWS,
  type RowDecision,
} from '#contract/account/desk-imports.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { CUSTOMER_LOOKS, CUSTOMER_SHEET } from '#domain/account/customer-sheet.ts';
import { importText } from '#domain/account/import-text.ts';
import { SLOT_CHOICES } from '#domain/kitchen/slots.ts';
import { CheckAndWrite } from './check-and-write.tsx';
import { ImportHistory } from './import-history.tsx';

/** When most kitchens deliver. */
const USUAL_SLOT: Slot = '18:00-19:00';

/** Takes customers over from a spreadsheet, a file or a chat, with their plans and what is left of them. */
export default function ImportPage() {
  const [defaultSlot, setDefaultSlot] = useState<Slot>(USUAL_SLOT);
  const [done, setDone] = useState<CustomerImport | null>(null);
  return (
    <Page title="Import customers">
      <BackLink to="/customers" words="Back to the customers" />
      {done && (
        <Alert severity="success" onClose={() => setDone(null)}>
          {importText(done.counts)} from {done.fileName}: written. It can be taken back below until
          somebody uses it.
        </Alert>
      )}
      <SheetSteps<CustomerColumn, RowDecision>
        headings={CUSTOMER_SHEET}
        looks={CUSTOMER_LOOKS}
        readPasted={(text) => readPasted(text, CUSTOMER_LOOKS)}
        introduction="Names, phones, addresses, who has said STOP or agreed to offers, what is left and what is owed: from a spreadsheet, saved as CSV or XLSX, or copied. Every row is checked, and nothing is written before you press Import. A sheet holds no photos, and nobody’s way to sign in."
        name="customers"
        most={MOST_IMPORTED_ROWS}
        besideColumns={
          <TextField
            select
            label="Weekly patterns that say no hour come at"
            value={defaultSlot}
            margin="none"
            sx={{ width: { xs: '100%', sm: 280 } }}
            onChange={({ target }) => setDefaultSlot(target.value as Slot)}
          >
            {SLOT_CHOICES.map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        }
        below={<ImportHistory onTakenBack={() => setDone(null)} />}
        onOpen={() => setDone(null)}
      >
        {(toCheck) => (
          <CheckAndWrite
            {...toCheck}
            defaultSlot={defaultSlot}
            onDone={(written) => {
              setDone(written);
              toCheck.onDone();
            }}
          />
        )}
      </SheetSteps>
    </Page>
  );
}
