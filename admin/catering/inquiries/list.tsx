import { useMediaQuery } from '@mui/material';
import { DataTable, DateInput, SearchInput, SortButton, TopToolbar } from 'react-admin';
import { choicesOf, INQUIRY_STATUSES } from '#admin/kitchen/labels/statuses.ts';
import { DeskList, StatusTabs } from '#admin/kitchen/lists/desk-list.tsx';
import { DeskTable, PhoneRow } from '#admin/kitchen/lists/desk-table.tsx';
import { ListActions } from '#admin/kitchen/lists/list-actions.tsx';
import { EmptyState } from '#admin/platform/components/states.tsx';
import type { AdminInquiry } from '#contract/catering/desk-catering.ts';
import { mealsAt, timedEvent } from '#domain/catering/event-clock.ts';
import { eventOf } from '#domain/catering/inquiry.ts';
import { dayOf, formatDate, formatDay } from '#domain/platform/days.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { guestsText, inquiryAmountOf, openAmountText } from './inquiry-record.ts';
import { InquiryMarks } from './marks.tsx';

const FILTERS = [
  <SearchInput key="search" source="search" alwaysOn placeholder="Name, phone, email, number" />,
  <DateInput key="from" source="from" label="Event from" alwaysOn />,
  <DateInput key="to" source="to" label="Event until" alwaysOn />,
];

const TABS = [
  { key: 'all', words: 'All', filter: {} },
  ...choicesOf(INQUIRY_STATUSES).map(({ id, name }) => ({
    key: id,
    words: name,
    filter: { status: id },
  })),
  { key: 'unpaid', words: 'Unpaid', filter: { unpaid: true } },
  { key: 'to-pay-back', words: 'To pay back', filter: { toPayBack: true } },
  { key: 'wants-change', words: 'Wants a change', filter: { wantsChange: true } },
];

const BY: Record<ReturnType<typeof inquiryAmountOf>['by'], string> = {
  accepted: 'accepted',
  quoted: 'quoted',
  estimated: 'estimate',
};

/** `C$1,234.00 quoted` */
function amountText(inquiry: AdminInquiry): string {
  const { total, by } = inquiryAmountOf(inquiry);
  return `${formatMoney(total)} ${BY[by]}`;
}

const PhoneInquiry = (row: AdminInquiry) => (
  <PhoneRow
    title={row.customerName}
    aside={<InquiryMarks inquiry={row} />}
    lines={[
      `${formatDay(row.eventDate)}, ${row.eventDate.slice(0, 4)} · ${mealsAt(row.eventTime, timedEvent(row))}`,
      `${eventOf(row)} · ${guestsText(row.numberOfGuests)}`,
      [row.inquiryNumber, amountText(row), openAmountText(row)].filter(Boolean).join(' · '),
    ]}
  />
);

/** Cards have no headings to sort by. */
function Actions() {
  const narrow = useMediaQuery('(max-width: 999px)', { noSsr: true });
  return narrow ? (
    <TopToolbar sx={{ gap: 1, alignItems: 'center' }}>
      <SortButton fields={['createdAt', 'eventDate', 'inquiryNumber']} />
      <ListActions create="New inquiry" />
    </TopToolbar>
  ) : (
    <ListActions create="New inquiry" />
  );
}

/** All catering inquiries; the event book shows the same by their day. */
export const InquiryList = () => (
  <DeskList
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={FILTERS}
    actions={<Actions />}
    empty={
      <EmptyState words="Nobody has asked for catering yet. The shop's catering page leads here, and you write down who rings up.">
        <ListActions create="New inquiry" />
      </EmptyState>
    }
  >
    <StatusTabs tabs={TABS} statusFilters={['status', 'wantsChange', 'unpaid', 'toPayBack']}>
      <DeskTable<AdminInquiry>
        opens="show"
        phone={PhoneInquiry}
        emptyWords="No inquiry fits this search, these filters and this tab."
      >
        <DataTable.Col source="inquiryNumber" label="Number" />
        <DataTable.Col
          source="eventDate"
          label="Event"
          render={(row: AdminInquiry) => (
            <>
              <span style={{ whiteSpace: 'nowrap' }}>
                {formatDay(row.eventDate)}, {row.eventDate.slice(0, 4)}
              </span>
              <br />
              {mealsAt(row.eventTime, timedEvent(row))}
            </>
          )}
        />
        <DataTable.Col label="What" cellClassName="prose" disableSort render={eventOf} />
        <DataTable.NumberCol source="numberOfGuests" label="Guests" disableSort />
        <DataTable.Col
          source="customerName"
          label="Customer"
          cellClassName="prose name"
          disableSort
        />
        <DataTable.Col
          label="Amount"
          align="right"
          disableSort
          render={(row: AdminInquiry) => {
            const { total, by } = inquiryAmountOf(row);
            const open = openAmountText(row);
            return (
              <>
                {formatMoney(total)}
                <br />
                {BY[by]}
                {open && (
                  <>
                    <br />
                    <strong>{open}</strong>
                  </>
                )}
              </>
            );
          }}
        />
        <DataTable.Col
          label="Status"
          disableSort
          render={(row: AdminInquiry) => <InquiryMarks inquiry={row} />}
        />
        <DataTable.Col
          source="createdAt"
          label="Sent"
          render={(row: AdminInquiry) => formatDate(dayOf(row.createdAt))}
        />
      </DeskTable>
    </StatusTabs>
  </DeskList>
);
