import { CreateButton, ExportButton, TopToolbar, useListContext } from 'react-admin';

/** What can be done with a list: add to it, take it along as a table. */
export function ListActions({ create }: { create?: string }) {
  const { exporter } = useListContext();
  return (
    <TopToolbar sx={{ gap: 1, alignItems: 'center' }}>
      {create && <CreateButton label={create} variant="contained" size="medium" />}
      {exporter !== false && <ExportButton color="secondary" label="Download" />}
    </TopToolbar>
  );
}
