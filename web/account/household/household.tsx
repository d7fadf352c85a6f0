import { useQuery } from '@tanstack/react-query';
import { Plus, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { type HouseholdMember, MOST_MEMBERS } from '#contract/account/household.ts';
import { DIET_LABELS } from '#domain/account/diet-labels.ts';
import { useSubmit } from '#web/platform/client/use-submit.ts';
import { Icon } from '#web/platform/pictures/icon.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { LazyDialog } from '#web/platform/ui/lazy-boundary.tsx';
import { lazyPart } from '#web/platform/ui/lazy-part.tsx';
import { Bone, Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useToast } from '#web/platform/ui/toast.tsx';
import { householdQuery, useHousehold } from './use-household.ts';

/** A form, with all that checks it: fetched by those who open it. */
const MemberDialog = lazyPart(async () => (await import('./member-dialog.tsx')).MemberDialog);

/** Somebody who eats along, and what can be done about them. */
function MemberRow({
  member,
  onEdit,
  onButtonGone,
}: {
  member: HouseholdMember;
  onEdit: () => void;
  /** What was pressed is no longer there, and the focus with it. */
  onButtonGone: () => void;
}) {
  const { id, name, diet, allergies } = member;
  const household = useHousehold();
  const toast = useToast();
  const which = <span className="sr-only"> {name}</span>;

  async function putBack() {
    try {
      await household.add({ name, diet, allergies }, crypto.randomUUID());
    } catch {
      toast({ message: `${name} could not be put back. Please add them again.` });
    }
  }

  const { submit, busy, error } = useSubmit(async (_: null) => {
    await household.remove(id);
    toast({ message: `${name} is removed.`, undo: { run: () => void putBack() } });
    onButtonGone();
  });

  return (
    <li className="border-b border-line py-4 last:border-0 last:pb-0">
      <div className="flex items-start gap-3">
        <Icon of={UserRound} className="mt-0.5 size-5 text-ink-soft" />
        <div className="min-w-0 grow">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="wrap-anywhere">
            {DIET_LABELS[diet]}
            {allergies && (
              <>
                , <span className="font-semibold text-chilli-ink">allergy: {allergies}</span>
              </>
            )}
          </p>
        </div>
      </div>
      <div className="no-print mt-1 flex flex-wrap gap-x-1 pl-4">
        <Button kind="plain" size="small" onClick={onEdit}>
          <span>Edit{which}</span>
        </Button>
        <Button
          kind="plain"
          size="small"
          busy={busy}
          busyText="Removing…"
          onClick={() => void submit(null)}
        >
          <span>Remove{which}</span>
        </Button>
      </div>
      {error && (
        <p role="alert" className="pl-8 text-sm text-chilli-ink">
          {error.message}
        </p>
      )}
    </li>
  );
}

/** The people who eat along with a customer, each with a diet and allergies of their own. */
export function Household() {
  const { data: members, isError, refetch, isFetching } = useQuery(householdQuery());
  const [opened, setOpened] = useState<{ member: HouseholdMember | null } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const isFull = (members?.length ?? 0) >= MOST_MEMBERS;

  return (
    <Card as="section" aria-labelledby="household" className="p-5 sm:p-8">
      <h2 ref={heading} id="household" tabIndex={-1} className="text-title-sm">
        Who eats with you
      </h2>
      <p className="mt-1 mb-2 max-w-text text-ink-soft">
        A plan or a tiffin can be for one of them: a box of its own, cooked for their diet, with
        their name on it.
      </p>
      {members ? (
        <>
          {members.length === 0 && <p className="py-3">Nobody yet but you.</p>}
          <ul>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                onEdit={() => setOpened({ member })}
                onButtonGone={() => heading.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
          {isFull ? (
            <p className="mt-4 text-ink-soft">
              There is room for {MOST_MEMBERS}. Remove somebody to add another.
            </p>
          ) : (
            <Button kind="quiet" className="mt-4" onClick={() => setOpened({ member: null })}>
              <Icon of={Plus} className="size-4.5" />
              Add somebody
            </Button>
          )}
        </>
      ) : isError ? (
        <div role="alert">
          <p className="mb-3">The people of your household did not load.</p>
          <Button
            kind="quiet"
            size="small"
            busy={isFetching}
            busyText="Trying again…"
            onClick={() => void refetch()}
          >
            Try Again
          </Button>
        </div>
      ) : (
        <Skeleton label="Loading who eats with you…" className="grid gap-3 py-4">
          <Bone className="h-5 w-32" />
          <Bone className="h-5 w-1/2" />
          <Bone className="mt-4 h-12 w-44 rounded-full" />
        </Skeleton>
      )}
      {opened && (
        <LazyDialog title="Who eats with you?" onClose={() => setOpened(null)}>
          <MemberDialog
            member={opened.member}
            onClose={() => setOpened(null)}
            onSaved={(name) => {
              setOpened(null);
              toast({ message: `${name} is saved.` });
            }}
          />
        </LazyDialog>
      )}
    </Card>
  );
}
