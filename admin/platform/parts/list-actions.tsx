import { CreateButton, TopToolbar, useResourceContext } from 'react-admin';
import { adminDownloads, type Downloadable } from '#contract/platform/downloads.ts';
import { DownloadButton } from './download-button.tsx';

const isDownloadable = (resource: string): resource is Downloadable =>
  Object.hasOwn(adminDownloads, resource);

/** What can be done with a list: add to it, take it along as a table. */
export function ListActions({ create }: { create?: string }) {
  const resource = useResourceContext() ?? '';
  return (
    <TopToolbar sx={{ gap: 1, alignItems: 'center' }}>
      {create && <CreateButton label={create} variant="contained" size="medium" />}
      {isDownloadable(resource) && <DownloadButton list={resource} />}
    </TopToolbar>
  );
}
