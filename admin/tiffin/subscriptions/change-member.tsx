import { Button } from '@mui/material';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { MemberInput, memberIdOf, memberValue } from '#admin/account/member-input.tsx';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { call } from '#admin/services.ts';
import { adminHousehold } from '#contract/account/desk-household.ts';
import { type AdminSubscription, adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { SUBSCRIPTIONS_RUNNING } from '#domain/tiffin/subscription-states.ts';

const schema = adminSubscriptions.changeMember.body;
const toBody = (values: FieldValues) => ({ memberId: memberIdOf(values.memberId) });

/** Says who a running plan is for; nothing where nobody else eats along. */
export function ChangeMemberButton({ subscription }: { subscription: AdminSubscription }) {
  const { id, customerId, customerName, memberId, status } = subscription;
  const may = useCanCall();
  const [open, setOpen] = useState(false);
  const isOpen = SUBSCRIPTIONS_RUNNING.includes(status) && may(adminSubscriptions.changeMember);
  const { data: household = [] } = useCall(
    adminHousehold.list,
    { params: { id: customerId } },
    { enabled: isOpen },
  );
  if (!isOpen || (household.length === 0 && memberId === null)) return null;
  return (
    <>
      <Button
        color="secondary"
        startIcon={<UserRound size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Who is it for?
      </Button>
      {open && (
        <ActionDialog<{ data: AdminSubscription }>
          title="Who is this plan for?"
          intro="It gets their diet and allergies, with what is booked and not cooked yet."
          confirm="Save"
          busyWords="Saving…"
          doneWords={({ data }) =>
            `${data.number} is for ${data.memberName ?? data.customerName} now.`
          }
          schema={schema}
          toBody={toBody}
          defaults={{ memberId: memberValue(memberId) }}
          send={(values) =>
            call(adminSubscriptions.changeMember, { params: { id }, body: toBody(values) })
          }
          onClose={() => setOpen(false)}
        >
          <MemberInput
            holderName={customerName}
            household={household}
            plan={subscription}
            autoFocus
          />
        </ActionDialog>
      )}
    </>
  );
}
