import { DataTable, SelectInput } from 'react-admin';
import { BILLING_CYCLE_LABELS } from '#admin/kitchen/labels/choices.ts';
import { DeskList } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { Chip } from '#admin/platform/components/chip.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import { SheetMenu } from '#admin/platform/sheets/sheet-menu.tsx';
import { type AdminPlanGroup, adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import type { PlanVariant } from '#contract/money/plans.ts';
import { displayTotal } from '#domain/money/plan-price.ts';
import { formatMoney } from '#domain/platform/money.ts';

export const PLAN_TYPES = [
  { id: 'tiffin', name: 'Tiffin' },
  { id: 'catering', name: 'Catering' },
];

/** `Weekly C$59.95`, and that it is off where it is. */
const variantText = (variant: PlanVariant): string =>
  `${BILLING_CYCLE_LABELS[variant.billingCycle]} ${formatMoney(displayTotal(variant))}${variant.isActive ? '' : ' (off)'}`;

const variantsOf = ({ variants }: AdminPlanGroup) => variants.map(variantText).join(' · ');

const Offered = (row: AdminPlanGroup) => {
  const { isActive, isPopular, popularBadge } = row;
  return (
    <>
      <Chip tone={isActive ? 'leaf' : 'steel'}>{isActive ? 'On offer' : 'Off'}</Chip>{' '}
      {isPopular && <Chip tone="turmeric">{popularBadge || 'Popular'}</Chip>}
      {lacksBox(row) && <Chip tone="chilli">Box not said</Chip>}
    </>
  );
};

/** A plan that is on offer while nobody has said what is in a box of it. */
const lacksBox = ({ planType, variants }: AdminPlanGroup) =>
  planType === 'tiffin' && variants.some(({ isActive, box }) => isActive && box === null);

const typeOf = ({ planType }: AdminPlanGroup) => (planType === 'tiffin' ? 'Tiffin' : 'Catering');

/** What can be done with the price list: add to it, take it along, take over another one. */
const PlanActions = () => (
  <ListActions create="Add a plan">
    <SheetMenu downloads={adminPlanGroups.downloadSheet} importPath="/plan-groups/import" />
  </ListActions>
);

/** What the kitchen sells by plan. */
export const PlanList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'sortOrder', order: 'ASC' }}
    filters={[
      <SelectInput key="planType" source="planType" label="Kind" choices={PLAN_TYPES} alwaysOn />,
    ]}
    actions={<PlanActions />}
    empty={
      <EmptyState words="No plans yet. Add one, and the shop's price list shows it.">
        <PlanActions />
      </EmptyState>
    }
  >
    <DeskTable<AdminPlanGroup>
      opens="edit"
      phone={(row) => (
        <PhoneRow title={row.name} aside={Offered(row)} lines={[typeOf(row), variantsOf(row)]} />
      )}
      emptyWords="No plan of this kind."
    >
      <DataTable.NumberCol source="sortOrder" label="Place" />
      <DataTable.Col source="name" label="Name" cellClassName="prose" />
      <DataTable.Col label="Kind" disableSort render={typeOf} />
      <DataTable.Col label="Variants" cellClassName="prose" disableSort render={variantsOf} />
      <DataTable.Col label="Offered" disableSort render={Offered} />
    </DeskTable>
  </DeskList>
);
