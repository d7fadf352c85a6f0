import { Button, Menu, MenuItem } from '@mui/material';
import { Table } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { failureText } from '#admin/platform/client/failure.ts';
import { loadModule } from '#admin/platform/client/load-module.ts';
import { saveFile } from '#admin/platform/components/save-file.ts';
import { authProvider, download } from '#admin/services.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';

type Props = {
  /** The call that answers the sheet. */
  downloads: Endpoint;
  /** Which of them, as the list is filtered; else all. */
  query?: Record<string, unknown>;
  /** Where a sheet is imported; null for whoever may not. */
  importPath: string | null;
  /** What the sheet is of has photos, which do not go into cells: said before somebody relies on it. */
  hasPhotos?: boolean;
};

/** The same sheet for Excel; what writes it is only loaded when somebody asks for it. */
async function inWorkbook(csv: File): Promise<File> {
  const { asWorkbook } = await loadModule(() => import('./sheet-files.ts'));
  return asWorkbook(csv);
}

/** What can be done with all of a noun at once, in a spreadsheet: take it along, and bring it back. */
export function SheetMenu({ downloads, query, importPath, hasPhotos = false }: Props) {
  const notify = useNotify();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);

  const without = hasPhotos ? ', without photos' : '';

  async function save(format: 'csv' | 'xlsx'): Promise<void> {
    setAnchor(null);
    setBusy(true);
    try {
      const csv = await download(downloads, query ? { query } : {});
      saveFile(format === 'csv' ? csv : await inWorkbook(csv));
    } catch (caught) {
      void authProvider.checkError(caught);
      notify(failureText(caught), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        color="secondary"
        startIcon={<Table size={18} aria-hidden />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={busy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
      >
        {busy ? 'Reading…' : 'Spreadsheet'}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void save('xlsx')}>Download for Excel (.xlsx){without}</MenuItem>
        <MenuItem onClick={() => void save('csv')}>Download as CSV{without}</MenuItem>
        {importPath && (
          <MenuItem component={Link} to={importPath}>
            Import a sheet
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
