import { Link } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { whole } from '#admin/platform/parts/whole.tsx';
import type { AuditEntry } from '#contract/kitchen/desk/desk.ts';
import { doneAround, doneWords } from '#domain/kitchen/audit/done-words.ts';

/** The resources whose record opens for changing; the others show one. */
const EDITED = new Set([
  ...['customers', 'plan-groups', 'snacks', 'dishes', 'catering-options'],
  ...['blogs', 'blog-categories', 'closures', 'staff'],
]);

/** What somebody did, as a sentence in which the thing that it was done to leads to its page. */
export function WhatWasDone({ entry }: { entry: AuditEntry }) {
  const createPath = useCreatePath();
  const [before, after] = doneAround(entry);
  const { thing } = entry;
  if (!thing?.page || after === null) return <>{whole(doneWords(entry, [thing?.name ?? null]))}</>;
  const { resource, id } = thing.page;
  const type = EDITED.has(resource) ? 'edit' : 'show';
  return (
    <>
      {before}
      <Link component={RouterLink} to={createPath({ resource, id, type })} color="inherit">
        {whole(thing.name)}
      </Link>
      {after}
    </>
  );
}
