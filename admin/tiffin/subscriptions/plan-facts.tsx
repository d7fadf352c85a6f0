import { Box, Link, Stack } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Allergies, DietBadge } from '#admin/account/diet.tsx';
import { BILLING_CYCLE_LABELS } from '#admin/kitchen/labels/choices.ts';
import { Chip } from '#admin/platform/components/chip.tsx';
import { Fact, Facts, MailLink } from '#admin/platform/components/facts.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import type { AdminSubscription } from '#contract/tiffin/desk-subscriptions.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { balanceSums } from '#domain/money/balance-sums.ts';
import { exactPriceOfOneTiffin } from '#domain/money/plan-price.ts';
import { taxName } from '#domain/money/receipt.ts';
import { formatDate, formatInstant } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { boxText } from '#domain/tiffin/box-text.ts';

const Line = ({ words, cents, strong }: { words: string; cents: number; strong?: boolean }) => (
  <Stack
    direction="row"
    sx={{
      justifyContent: 'space-between',
      gap: 2,
      fontVariantNumeric: 'tabular-nums',
      ...(strong && {
        fontWeight: 750,
        fontSize: '1.125rem',
        borderTop: 1,
        borderColor: 'divider',
        pt: 0.75,
      }),
    }}
  >
    <span>{words}</span>
    <span>{formatMoney(cents)}</span>
  </Stack>
);

/** What was bought, when it runs, and the price line by line. */
export function PlanAndPriceSection({ subscription }: { subscription: AdminSubscription }) {
  const { subtotal, tiffinCount, deliveryFee, taxAmount, taxPercentage } = subscription;
  const price = exactPriceOfOneTiffin({ subtotal, tiffinCount });
  const tiffins =
    price === null ? counted(tiffinCount, 'tiffin') : `${tiffinCount} × ${formatMoney(price)}`;
  return (
    <Section title="Plan and price">
      <Facts min={120}>
        <Fact label="Plan">{subscription.planName}</Fact>
        <Fact label="Billing">{BILLING_CYCLE_LABELS[subscription.billingCycle]}</Fact>
        <Fact label="In the box" wide>
          {subscription.box
            ? boxText(subscription.box).join(' · ')
            : 'Nobody has said what is in this box: say it at the plan'}
        </Fact>
        <Fact label="Starts">{formatDate(subscription.startDate)}</Fact>
        <Fact label="Ends">
          {subscription.endDate ? formatDate(subscription.endDate) : 'Ongoing'}
        </Fact>
        <Fact label="Asked for">{formatInstant(subscription.createdAt)}</Fact>
        <Fact label="Approved">
          {subscription.approvedAt && formatInstant(subscription.approvedAt)}
        </Fact>
      </Facts>
      <Box sx={{ mt: 2, display: 'grid', gap: 0.75 }}>
        <Line words={tiffins} cents={subtotal} />
        {deliveryFee > 0 && <Line words="Delivery" cents={deliveryFee} />}
        {taxAmount > 0 && <Line words={taxName(taxPercentage)} cents={taxAmount} />}
        {balanceSums(subscription.totalAmount, subscription.balance, {
          hasEnded: subscription.status === 'cancelled',
        }).map(({ label, amount, main }) => (
          <Line
            key={label}
            words={label}
            cents={amount ?? 0}
            strong={main === true || label === 'Total'}
          />
        ))}
      </Box>
    </Section>
  );
}

/** Who it is for, where it goes, and what the cook must know. */
export function CustomerAndDelivery({ subscription }: { subscription: AdminSubscription }) {
  const createPath = useCreatePath();
  const { customerId, customerName, customerPhone, customerEmail, addressChecked } = subscription;
  return (
    <Section title="Customer and delivery">
      <Stack sx={{ gap: 2 }}>
        <Allergies allergies={subscription.allergies} />
        <Facts min={140}>
          <Fact label="Name">
            <Link
              component={RouterLink}
              to={createPath({ resource: 'customers', id: customerId, type: 'edit' })}
              color="inherit"
            >
              {customerName}
            </Link>
          </Fact>
          <Fact label="Phone">
            <Link href={`tel:${customerPhone}`} color="inherit">
              {formatPhone(customerPhone)}
            </Link>
          </Fact>
          <Fact label="Email">
            <MailLink email={customerEmail} />
          </Fact>
          {subscription.memberName && <Fact label="For">{subscription.memberName}</Fact>}
          <Fact label="Diet">
            <DietBadge diet={subscription.diet} />
          </Fact>
          <Fact label="Address" wide>
            {addressLine(subscription.customerAddress, subscription)}
            {!addressChecked && (
              <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
                <Chip tone="turmeric">Postal code not checked</Chip>
              </Box>
            )}
          </Fact>
          <Fact label="Standing note" wide>
            {subscription.standingNote}
          </Fact>
          <Fact label="Instructions with the order" wide>
            {subscription.specialInstructions}
          </Fact>
          <Fact label="For the door" wide>
            {doorText(subscription)}
          </Fact>
        </Facts>
      </Stack>
    </Section>
  );
}
