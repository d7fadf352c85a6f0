import { Typography } from '@mui/material';
import { Section } from '#admin/platform/parts/section.tsx';
import { SmallTable } from '#admin/platform/parts/small-table.tsx';
import { Sums } from '#admin/platform/parts/sums.tsx';
import type { AdminInquiry } from '#contract/catering/desk/catering.ts';
import { isBrought } from '#domain/catering/event-clock.ts';
import { dishOf } from '#domain/catering/menu.ts';
import { formatMoney } from '#domain/money/money.ts';
import { taxName } from '#domain/money/receipt.ts';
import { courseOf } from './inquiry.ts';

/** What was chosen for the whole party, and what that is estimated to cost. */
export function MenuAndEstimate({ inquiry }: { inquiry: AdminInquiry }) {
  const { selectedPlan, calculatedMenu, pricingCalculation: price, numberOfGuests } = inquiry;
  return (
    <Section title="Menu and estimate">
      <Typography sx={{ mb: 1 }}>
        <strong>{selectedPlan.name}</strong>, {formatMoney(selectedPlan.price)} for each of{' '}
        {numberOfGuests} guests
        {selectedPlan.id === null && ' (this plan has been deleted since)'}
      </Typography>
      <SmallTable
        label="Menu"
        rows={calculatedMenu.map((line, place) => ({ line, place }))}
        keyOf={({ place }) => place}
        columns={[
          { heading: 'Dish', wraps: true, cell: ({ line }) => <strong>{dishOf(line)}</strong> },
          { heading: 'Course', cell: ({ line }) => courseOf(line) },
          {
            heading: 'For everybody',
            align: 'right',
            cell: ({ line }) => `${line.quantity} ${line.unit}`,
          },
          { heading: 'Note', wraps: true, cell: ({ line }) => line.specialNote },
        ]}
      />
      <Sums
        sums={[
          { label: 'Plan', amount: price.basePrice },
          { label: 'Extras', amount: price.additionalCharges },
          // What is only picked up has none; older estimates still do.
          ...(isBrought(inquiry.cateringService) || price.deliveryFee > 0
            ? [{ label: 'Delivery', amount: price.deliveryFee }]
            : []),
          {
            label: `${taxName(price.taxPercentage)} on the plan`,
            amount: price.taxAmount,
          },
          { label: 'Estimate', amount: price.totalPrice, main: true },
        ]}
      />
    </Section>
  );
}
