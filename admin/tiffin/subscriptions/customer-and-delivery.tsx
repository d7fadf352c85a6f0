import { Box, Link, Stack } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Chip } from '#admin/platform/parts/chip.tsx';
import { Allergies, DietBadge } from '#admin/platform/parts/diet.tsx';
import { Fact, Facts } from '#admin/platform/parts/facts.tsx';
import { MailLink } from '#admin/platform/parts/mail-link.tsx';
import { Section } from '#admin/platform/parts/section.tsx';
import type { AdminSubscription } from '#contract/tiffin/desk/subscriptions.ts';
import { formatPhone } from '#domain/account/phone.ts';

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
          <Fact label="Diet">
            <DietBadge diet={subscription.diet} />
          </Fact>
          <Fact label="Address" wide>
            {subscription.customerAddress}
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
          <Fact label="Note for the door" wide>
            {subscription.doorNote}
          </Fact>
        </Facts>
      </Stack>
    </Section>
  );
}
