import { Box, Link, Stack } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Allergies, DietBadge } from '#admin/account/diet.tsx';
import { Chip } from '#admin/platform/components/chip.tsx';
import { Fact, Facts, MailLink } from '#admin/platform/components/facts.tsx';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import type { AdminSnackOrder } from '#contract/snacks/desk-orders.ts';
import { addressLine, doorText } from '#domain/account/delivery-address.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { formatDayLong, formatInstant, formatTime } from '#domain/platform/days.ts';
import { counterPath } from './paths.ts';

/** When an order is wanted, by whom and where, and what the cook must know. */
export function CustomerAndTime({ order }: { order: AdminSnackOrder }) {
  const createPath = useCreatePath();
  return (
    <Section
      title={`${formatDayLong(order.deliveryDate)}, ${formatTime(order.deliveryTime)}`}
      aside={
        <Link component={RouterLink} to={counterPath(order.deliveryDate)} color="inherit">
          The counter on that day
        </Link>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <Allergies allergies={order.allergies} />
        <Facts min={140}>
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
          <Fact label="E-mail">
            <MailLink email={order.customerEmail} />
          </Fact>
          <Fact label="Diet">
            <DietBadge diet={order.diet} />
          </Fact>
          <Fact label="Ordered">{formatInstant(order.createdAt)}</Fact>
          {order.address && (
            <Fact label="Address" wide>
              {keepTogether(addressLine(order.address, order))}
              {!order.addressChecked && (
                <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
                  <Chip tone="turmeric">Postal code not checked</Chip>
                </Box>
              )}
            </Fact>
          )}
          <Fact label="Instructions for the kitchen" wide>
            {order.specialInstructions}
          </Fact>
          {order.deliveryType === 'delivery' && (
            <Fact label="For the door" wide>
              {doorText(order)}
            </Fact>
          )}
        </Facts>
      </Stack>
    </Section>
  );
}
