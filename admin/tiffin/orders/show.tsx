import { Alert, Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Pencil } from 'lucide-react';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Allergies, DietBadge } from '#admin/account/diet.tsx';
import { CorrectButton } from '#admin/kitchen/order-actions/correct-dialog.tsx';
import { NotesShown } from '#admin/kitchen/order-actions/notes.tsx';
import { useOrderActions } from '#admin/kitchen/order-actions/use-order-actions.ts';
import { StepsList } from '#admin/kitchen/steps/steps-list.tsx';
import { Chip } from '#admin/platform/components/chip.tsx';
import { Fact, Facts } from '#admin/platform/components/facts.tsx';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { Page, Section, TwoColumns } from '#admin/platform/components/page.tsx';
import { ShowPage } from '#admin/platform/components/record-page.tsx';
import { CreditDecision } from '#admin/tiffin/credit-decision.tsx';
import { SlotCapacity, TiffinStatus } from '#admin/tiffin/orders/tiffin-status.tsx';
import {
  type AdminTiffinOrder,
  type AdminTiffinOrderDetails,
  adminTiffinOrders,
  type TiffinOrderStep,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { dietsDifferText } from '#domain/account/diets.ts';
import { nameOnBox } from '#domain/account/household.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { formatDayLong, formatInstant, formatSlot } from '#domain/platform/days.ts';
import { useTiffinCorrections } from './corrections.ts';
import { ExitMenu, useDecline } from './exit-menu.tsx';
import {
  ACTION_LABELS,
  beyondItsHour,
  nextTiffinAction,
  tiffinMove,
} from './tiffin-order-actions.ts';

/** A tiffin as its page reads it; coming from a list, its steps follow. */
type TiffinOrderRecord = AdminTiffinOrder & Partial<Pick<AdminTiffinOrderDetails, 'steps'>>;

/** What was done with a tiffin, by whom and when; coming from a list, they follow. */
const OrderSteps = ({ steps }: { steps: readonly TiffinOrderStep[] | undefined }) => (
  <Section title="Steps">
    {steps ? (
      <StepsList
        steps={steps.map(({ words, ...step }) => ({
          what: <Typography sx={{ fontWeight: 600 }}>{words}</Typography>,
          ...step,
        }))}
      />
    ) : (
      <Skeleton variant="rounded" height={128} />
    )}
  </Section>
);

/** One booked tiffin: where it goes, what the cook must know, where it stands, what can be done. */
export const TiffinOrderShow = () => (
  <ShowPage<TiffinOrderRecord> noun="Tiffin order">
    {(order) => (
      <Page title={`${order.orderNumber} · ${nameOnBox(order)}`}>
        <TopLine order={order} />
        {order.canChange && order.diet !== order.profileDiet && <OtherDiet order={order} />}
        {order.cancelReason && <Alert severity="info">Reason: {order.cancelReason}</Alert>}
        <CreditDecision order={order} />
        <TwoColumns
          main={
            <Section
              title={`${formatDayLong(order.deliveryDate)}, ${formatSlot(order.deliveryTimeSlot)}`}
            >
              <Stack sx={{ gap: 2 }}>
                <Allergies allergies={order.allergies} />
                <OrderFacts order={order} />
                <NotesShown {...order} />
              </Stack>
            </Section>
          }
          beside={<OrderSteps steps={order.steps} />}
        />
      </Page>
    )}
  </ShowPage>
);

/** The order goes by its plan; what is right is said there. */
function OtherDiet({ order }: { order: AdminTiffinOrder }) {
  const createPath = useCreatePath();
  const { diet, profileDiet, memberName, subscriptionId, subscriptionNumber } = order;
  return (
    <Alert severity="warning">
      {dietsDifferText('This tiffin', diet, { profileDiet, memberName })} Say which is right on{' '}
      <Link
        component={RouterLink}
        to={createPath({ resource: 'subscriptions', id: subscriptionId, type: 'show' })}
        color="inherit"
      >
        {subscriptionNumber}
      </Link>
      .
    </Alert>
  );
}

function TopLine({ order }: { order: AdminTiffinOrder }) {
  const createPath = useCreatePath();
  const { move, tell, busy } = useOrderActions<AdminTiffinOrder>(() => undefined, beyondItsHour);
  const correctionsOf = useTiffinCorrections();
  const step = nextTiffinAction(order);
  const decline = useDecline([order], tell);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <div>
        <TiffinStatus order={order} />
        <SlotCapacity order={order} />
      </div>
      {order.bookedByUsual && <Chip tone="steel">Booked by their usual</Chip>}
      {step && (
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => void move(tiffinMove(step), [order])}
        >
          {ACTION_LABELS[step].does}
        </Button>
      )}
      {decline.waiting.length > 0 && (
        <Button variant="outlined" color="secondary" disabled={busy} onClick={decline.ask}>
          {ACTION_LABELS.decline.does}…
        </Button>
      )}
      {decline.dialog}
      <Button
        component={RouterLink}
        to={createPath({ resource: 'tiffin-orders', id: order.id, type: 'edit' })}
        color="secondary"
        startIcon={<Pencil size={18} />}
      >
        {order.canChange ? 'Change' : 'Edit notes'}
      </Button>
      <CorrectButton endpoint={adminTiffinOrders.correct} {...correctionsOf(order)} />
      <ExitMenu
        orders={[order]}
        label={`More for ${order.orderNumber}`}
        onDone={tell}
        corrects={false}
      />
    </Stack>
  );
}

function OrderFacts({ order }: { order: AdminTiffinOrder }) {
  const createPath = useCreatePath();
  return (
    <Facts min={130}>
      <Fact label="Tiffins">
        {order.quantity} × {order.planName}
      </Fact>
      {order.memberName && <Fact label="For">{order.memberName}</Fact>}
      <Fact label="Diet">
        <DietBadge diet={order.diet} />
      </Fact>
      <Fact label="Customer">
        <Link
          component={RouterLink}
          to={createPath({ resource: 'customers', id: order.customerId, type: 'edit' })}
          color="inherit"
        >
          {order.customerName}
        </Link>
      </Fact>
      <Fact label="Phone">
        <Link href={`tel:${order.customerPhone}`} color="inherit">
          {formatPhone(order.customerPhone)}
        </Link>
      </Fact>
      <Fact label="Address" wide>
        {keepTogether(addressLine(order.address, order))}{' '}
        {!order.addressChecked && <Chip tone="turmeric">Postal code not checked</Chip>}
      </Fact>
      <Fact label="Standing note" wide>
        {order.standingNote}
      </Fact>
      <Fact label="Instructions for the kitchen" wide>
        {order.specialInstructions}
      </Fact>
      <Fact label="For the door" wide>
        {doorText(order)}
      </Fact>
      <Fact label="Subscription">
        <Link
          component={RouterLink}
          to={createPath({ resource: 'subscriptions', id: order.subscriptionId, type: 'show' })}
          color="inherit"
        >
          {order.subscriptionNumber}
        </Link>
      </Fact>
      <Fact label="Credits">
        {order.creditsUsed > 0 ? `${order.creditsUsed} used` : `${order.creditsHeld} held`}
      </Fact>
      <Fact label="Booked">{formatInstant(order.createdAt)}</Fact>
      <Fact label="Last change">{formatInstant(order.updatedAt)}</Fact>
    </Facts>
  );
}
