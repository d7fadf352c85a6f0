import { Box, Button, Stack, Typography } from '@mui/material';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import * as z from 'zod/mini';
import { Allergies, DietBadge } from '#admin/account/diet.tsx';
import { DIET_CHOICES } from '#admin/kitchen/labels/choices.ts';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { checkedBy } from '#admin/platform/client/body-of.ts';
import { useCall } from '#admin/platform/client/use-call.ts';
import { Section } from '#admin/platform/components/page.tsx';
import { ErrorState, LoadingState } from '#admin/platform/components/states.tsx';
import { call } from '#admin/services.ts';
import { adminHousehold } from '#contract/account/desk-household.ts';
import {
  type HouseholdMember,
  HouseholdMemberBody,
  MOST_MEMBERS,
} from '#contract/account/household.ts';

type Customer = { id: string; name: string };

/** Adds somebody to a household, or changes what is said of them. */
function MemberDialog({
  customer,
  member,
  onClose,
}: {
  customer: Customer;
  member: HouseholdMember | null;
  onClose: () => void;
}) {
  return (
    <ActionDialog
      title={member ? `Change ${member.name}` : `Who else eats at ${customer.name}’s?`}
      {...(member && {
        intro: 'Their plans, and tiffins for them that are not cooked yet, follow.',
      })}
      confirm="Save"
      busyWords="Saving…"
      doneWords={({ name }: HouseholdMemberBody) => `${name} is written down.`}
      schema={HouseholdMemberBody}
      defaults={member ?? { name: '', diet: 'vegetarian', allergies: '' }}
      send={async (values) => {
        const body = checkedBy(HouseholdMemberBody, { allergies: '', ...values });
        const { id } = customer;
        await (member
          ? call(adminHousehold.change, { params: { id, memberId: member.id }, body })
          : call(adminHousehold.add, { params: { id }, body }));
        return body;
      }}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" autoFocus />
      <SelectInput source="diet" label="Diet" choices={DIET_CHOICES} emptyText={false} fullWidth />
      <TextInput source="allergies" label="Allergies" />
    </ActionDialog>
  );
}

/** Asks before somebody is taken out: what was said of them is not brought back by a press. */
function RemoveDialog({
  customer,
  member,
  onClose,
  onRemoved,
}: {
  customer: Customer;
  member: HouseholdMember;
  onClose: () => void;
  onRemoved: () => void;
}) {
  return (
    <ActionDialog
      title={`Remove ${member.name}?`}
      intro="What is booked for them still comes, as it is booked."
      confirm="Remove"
      busyWords="Removing…"
      doneWords={() => `${member.name} is removed.`}
      schema={z.object({})}
      send={() => call(adminHousehold.remove, { params: { id: customer.id, memberId: member.id } })}
      onDone={onRemoved}
      onClose={onClose}
    />
  );
}

function MemberRow({
  member,
  onEdit,
  onRemove,
}: {
  member: HouseholdMember;
  onEdit: () => void;
  onRemove: () => void;
}) {
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {member.name}
        </Typography>
        <DietBadge diet={member.diet} />
        <Box sx={{ ml: 'auto' }}>
          <Button color="secondary" aria-label={`Change ${member.name}`} onClick={onEdit}>
            Change
          </Button>
          <Button color="secondary" aria-label={`Remove ${member.name}`} onClick={onRemove}>
            Remove
          </Button>
        </Box>
      </Stack>
      <Allergies allergies={member.allergies} />
    </Box>
  );
}

/** The people who eat along under an account: each has a diet, allergies and boxes of their own. */
export function HouseholdSection({ customer }: { customer: Customer }) {
  const { data, error, refetch } = useCall(adminHousehold.list, { params: { id: customer.id } });
  const [opened, setOpened] = useState<{ member: HouseholdMember | null } | null>(null);
  const [removing, setRemoving] = useState<HouseholdMember | null>(null);
  const list = useRef<HTMLUListElement>(null);
  return (
    <Section title="Who eats along">
      {data ? (
        <>
          {data.length === 0 && <Typography color="textSecondary">Nobody else.</Typography>}
          <Box
            component="ul"
            ref={list}
            tabIndex={-1}
            aria-label="Who eats along"
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {data.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                onEdit={() => setOpened({ member })}
                onRemove={() => setRemoving(member)}
              />
            ))}
          </Box>
          {data.length < MOST_MEMBERS && (
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<UserPlus size={18} aria-hidden />}
              onClick={() => setOpened({ member: null })}
              sx={{ mt: 1 }}
            >
              Add somebody
            </Button>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
      {opened && (
        <MemberDialog customer={customer} member={opened.member} onClose={() => setOpened(null)} />
      )}
      {removing && (
        <RemoveDialog
          customer={customer}
          member={removing}
          onClose={() => setRemoving(null)}
          // The button that was pressed is gone, and the focus with it.
          onRemoved={() => window.setTimeout(() => list.current?.focus({ preventScroll: true }))}
        />
      )}
    </Section>
  );
}
