import { Button } from '@mui/material';
import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  CreateButton,
  TopToolbar,
  useListContext,
  useNotify,
  useResourceContext,
} from 'react-admin';
import { listQueryOf } from '#admin/platform/client/data-provider.ts';
import { failureText } from '#admin/platform/client/failure.ts';
import { saveFile } from '#admin/platform/components/save-file.ts';
import { authProvider, download } from '#admin/services.ts';
import { adminDownloads, type Downloadable } from '#contract/kitchen/downloads.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { foundText } from '#domain/kitchen/list-text.ts';
import { plural } from '#domain/platform/plural.ts';

const isDownloadable = (resource: string): resource is Downloadable =>
  Object.hasOwn(adminDownloads, resource);

const rowsIn = (total: number, more: boolean): string =>
  `${foundText(total, more)} ${plural(total, 'row')}`;

/** Takes along all rows of what the list shows, as a table: its filters, its search, its order. */
function DownloadButton({ list }: { list: Downloadable }) {
  const { total, meta, filterValues, sort } = useListContext();
  const notify = useNotify();
  const [reading, setReading] = useState<number | null>(null);

  async function save(rows: number): Promise<void> {
    const endpoint: Endpoint = adminDownloads[list];
    setReading(rows);
    try {
      const query = listQueryOf(endpoint, { filter: filterValues, sort });
      saveFile(await download(endpoint, { query }));
    } catch (caught) {
      void authProvider.checkError(caught);
      notify(failureText(caught), { type: 'error' });
    } finally {
      setReading(null);
    }
  }

  if (!total) return null;
  return (
    <Button
      color="secondary"
      disabled={reading !== null}
      startIcon={<FileDown size={18} aria-hidden />}
      onClick={() => void save(total)}
      sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
    >
      {reading === null
        ? `Download ${rowsIn(total, meta?.more)}`
        : `Reading ${rowsIn(reading, meta?.more)}…`}
    </Button>
  );
}

/** Several ways go on in the next line, on a phone from its left. */
const TOOLBAR = {
  flex: '0 1 auto',
  gap: 1,
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: { xs: 'flex-start', sm: 'flex-end' },
  minWidth: 0,
  height: 'auto',
  '& > *': { flex: 'none' },
  '& > .MuiButton-text': { px: 1 },
};

type ActionsProps = {
  create?: string;
  /** What can be done with this list alone. */
  children?: ReactNode;
};

/** What can be done with a list: add to it, take it along as a table. */
export function ListActions({ create, children }: ActionsProps) {
  const resource = useResourceContext() ?? '';
  return (
    <TopToolbar sx={TOOLBAR}>
      {create && <CreateButton label={create} variant="contained" size="medium" />}
      {isDownloadable(resource) && <DownloadButton list={resource} />}
      {children}
    </TopToolbar>
  );
}
