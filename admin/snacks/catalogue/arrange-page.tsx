import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Alert, Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { failureCode, failureText } from '#admin/platform/client/failure.ts';
import { useRefetchAll } from '#admin/platform/client/use-call.ts';
import { BackLink } from '#admin/platform/components/back-link.tsx';
import { Page } from '#admin/platform/components/page.tsx';
import { EmptyState, ErrorState } from '#admin/platform/components/states.tsx';
import { useDragging } from '#admin/platform/components/use-dragging.ts';
import { authProvider, call, worthAnotherTry } from '#admin/services.ts';
import { type AdminSnack, adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { ArrangeRow, type MoveControl } from './arrange-row.tsx';
import { moveId } from './arrangement.ts';

/** All of them: the order of some says nothing. */
const ALL = {
  pagination: { page: 1, perPage: 2500 },
  sort: { field: 'sortOrder', order: 'ASC' as const },
};

/** Puts the snacks in the order in which the shop shows them. */
export default function ArrangePage() {
  const { data, error, refetch } = useGetList<AdminSnack>('snacks', ALL, {
    retry: worthAnotherTry,
    onError: () => undefined,
  });
  return (
    <Page title="Arrange the snacks">
      <BackLink to="/snacks" words="Back to the snacks" />
      {data?.length === 0 ? (
        <EmptyState words="No snacks yet; there is nothing to arrange." />
      ) : data ? (
        <Arranged snacks={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack role="status" aria-label="Loading" sx={{ gap: 0.5, maxWidth: 720, mt: 8 }}>
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} variant="rounded" height={64} />
          ))}
        </Stack>
      )}
    </Page>
  );
}

const CHANGED_MEANWHILE =
  'Somebody has added or deleted a snack meanwhile. This is the list as it is now; please arrange it again.';

/**
 * The order of the snacks as it is shown: at once as somebody arranges it, stored behind that one
 * call after the other. What the server refuses is undone, and `problem` says why.
 * @param stored the order as it was last read
 */
function useArrangement(stored: readonly string[]) {
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const wanted = useRef<readonly string[] | null>(null);
  const underWay = useRef(false);
  const readAgain = useRefetchAll();

  /** The newest wish, as often as there is a newer one; only then what is stored is read again. */
  async function storeAll(): Promise<void> {
    for (let ids = wanted.current; ids; ids = wanted.current) {
      await call(adminSnacks.reorder, { body: { ids: [...ids] } });
      if (wanted.current !== ids) continue;
      wanted.current = null;
      await readAgain();
    }
  }

  function undo(caught: unknown): void {
    wanted.current = null;
    void authProvider.checkError(caught);
    const isOld = failureCode(caught) === 'conflict';
    setProblem(isOld ? CHANGED_MEANWHILE : `${failureText(caught)} The order is as before.`);
    void readAgain();
  }

  async function store(): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    await storeAll().catch(undo);
    underWay.current = false;
    setDraft(null);
  }

  function arrange(ids: readonly string[]): void {
    setProblem(null);
    setDraft(ids);
    wanted.current = ids;
    void store();
  }

  return { ids: draft ?? stored, saving: draft !== null, arrange, problem };
}

function Arranged({ snacks }: { snacks: AdminSnack[] }) {
  const { ids, saving, arrange, problem } = useArrangement(snacks.map(({ id }) => id));
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string>(undefined);
  const byId = new Map(snacks.map((snack) => [snack.id, snack]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  const nameOf = (id: string) => byId.get(id)?.name ?? '';
  const placeOf = (place: number) => `place ${place + 1} of ${ids.length}.`;

  function move(id: string, to: number, by: MoveControl): void {
    const next = moveId(ids, ids.indexOf(id), to);
    const place = next.indexOf(id);
    if (place === ids.indexOf(id)) return;
    focusNext.current = `[data-snack="${id}"] [data-mover="${by}"]`;
    setSaid(`${nameOf(id)}: ${placeOf(place)}`);
    arrange(next);
  }
  function drop({ active, over }: DragEndEvent): void {
    if (over) move(String(active.id), ids.indexOf(String(over.id)), 'handle');
  }
  const dragging = useDragging({
    held: (id) => nameOf(String(id)),
    over: (id) => placeOf(ids.indexOf(String(id))),
  });

  // A row that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (!focusNext.current) return;
    const mover = list.current?.querySelector<HTMLButtonElement>(focusNext.current);
    focusNext.current = undefined;
    mover?.focus();
    mover?.closest('li')?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <Box sx={{ maxWidth: 720 }}>
      <Typography color="textSecondary">
        Drag a snack by its handle, or press its arrows. On a keyboard the handle takes the arrow
        keys, Home and End. The shop follows at once.
      </Typography>
      <Box role="status" sx={{ minHeight: 28, fontWeight: 650 }}>
        {said && !problem && (saving ? 'Saving the order…' : 'The order is saved.')}
        <span className="words-for-readers"> {said}</span>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {problem}
        </Alert>
      )}
      <DndContext {...dragging} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
          <Card>
            <Box component="ul" ref={list} aria-label="Snacks in their order" sx={LIST}>
              {rows.map((snack, place) => (
                <ArrangeRow
                  key={snack.id}
                  snack={snack}
                  place={place}
                  count={rows.length}
                  onMove={(to, by) => move(snack.id, to, by)}
                />
              ))}
            </Box>
          </Card>
        </SortableContext>
      </DndContext>
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0 };
