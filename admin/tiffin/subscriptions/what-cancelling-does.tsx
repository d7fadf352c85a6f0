import { Box, Typography } from '@mui/material';
import { Sums } from '#admin/platform/parts/sums.tsx';
import type { Balance } from '#contract/money/balance.ts';
import type { BookedDelivery, IfICancel } from '#contract/tiffin/subscriptions.ts';
import { formatDay, formatSlot } from '#domain/platform/days.ts';
import { taxName } from '#domain/money/receipt.ts';

const Deliveries = ({ title, list }: { title: string; list: BookedDelivery[] }) =>
  list.length > 0 && (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {list.map(({ id, deliveryDate, deliveryTimeSlot, quantity, underWay }) => (
          <li key={id}>
            {formatDay(deliveryDate)}, {formatSlot(deliveryTimeSlot)}
            {quantity > 1 && ` · ${quantity} tiffins`}
            {underWay && ' · being cooked or on its way, credits used'}
          </li>
        ))}
      </Box>
    </Box>
  );

/** Everything that cancelling does, as the customer reads it too. */
export function WhatCancellingDoes({ outcome, balance }: { outcome: IfICancel; balance: Balance }) {
  const { released, stillComing, unusedCredits, cost, taxPercentage, payBack } = outcome;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
      <Deliveries title="These no longer come, with their credits back:" list={released} />
      <Deliveries title="Still coming, since it is too late to stop them:" list={stillComing} />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>
          {unusedCredits === 1 ? '1 credit' : `${unusedCredits} credits`} unused
        </Typography>
        <Sums
          sums={[
            ...(cost.total > 0
              ? [
                  { label: 'Tiffins', amount: cost.subtotal },
                  ...(cost.deliveryFee > 0
                    ? [{ label: 'Delivery', amount: cost.deliveryFee }]
                    : []),
                  { label: taxName(taxPercentage), amount: cost.taxAmount },
                  { label: 'The unused credits cost', amount: cost.total },
                ]
              : []),
            { label: 'Paid for the plan', amount: balance.paid },
            { label: 'To pay back', amount: payBack, main: true as const },
          ]}
        />
      </Box>
    </Box>
  );
}
