import { Tab, Tabs } from '@mui/material';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import { FirstDayList } from '#admin/kitchen/first-day.tsx';
import { bodyOf } from '#admin/platform/client/body-of.ts';
import { useCanCall } from '#admin/platform/client/use-can-call.ts';
import { Page } from '#admin/platform/components/page.tsx';
import { MoneyInput } from '#admin/platform/forms/decimal-input.tsx';
import { RowsInput } from '#admin/platform/forms/rows-input.tsx';
import { adminOpeningHours } from '#contract/kitchen/desk.ts';
import { adminAuth } from '#contract/kitchen/desk-auth.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { adminFirstDay } from '#contract/kitchen/first-day.ts';
import { type KitchenSettings, Testimonials } from '#contract/kitchen/settings.ts';
import { BusinessSettings } from './business-settings.tsx';
import { GatewaySettings } from './gateway-settings.tsx';
import { OpeningHoursSettings } from './opening-hours.tsx';
import { OwnSignIn } from './own-sign-in.tsx';
import { prefixesIn, prefixesText } from './profile-form.ts';
import { Group, SettingsForm } from './settings-form.tsx';

/** What catering costs beside its plans and dishes, when the kitchen calls, and how quotes begin. */
const CateringRules = () => (
  <SettingsForm read={adminSettings.readCatering} update={adminSettings.updateCatering}>
    <Group
      title="Extras"
      words="For each piece on top of the plan. Inquiries that were sent keep theirs."
    />
    <MoneyInput source="extraRotiPrice" label="Extra roti" required />
    <MoneyInput source="extraPuriPrice" label="Extra puri" required />
    <Group
      title="When you call"
      words="Above so many guests an estimate says ‘We will call you to confirm’."
    />
    <NumberInput source="callAboveGuests" label="Guests of an event" step={1} />
    <NumberInput
      source="callAbovePoojaGuests"
      label="Guests of a pooja, katha or ceremony"
      step={1}
    />
    <Group title="Quotes" words="What a new quote begins with; you can change it in each." />
    <NumberInput source="quoteValidDays" label="Good for how many days" step={1} />
    <NumberInput source="depositPercentage" label="Deposit, in percent of the total" step={1} />
  </SettingsForm>
);

/** How one signs in at the desk, and when that ends. */
const DeskRules = () => (
  <SettingsForm read={adminSettings.readDesk} update={adminSettings.updateDesk}>
    <Group
      title="When a sign-in ends"
      words="Counted from the next sign-in on. Nothing that is typed is lost: whoever signs in again goes on where they were."
    />
    <NumberInput source="sessionHours" label="After so many hours" step={1} />
    <NumberInput source="idleMinutes" label="After so many minutes with nobody there" step={1} />
    <Group
      title="Second factor"
      words="A password alone can be guessed or seen. Everybody can add a second factor under ‘Your sign-in’; an owner who has none adds one before the desk opens for them."
    />
    <BooleanInput source="ownersNeedFactor" label="Owners need a second factor" />
  </SettingsForm>
);

const RUNS_ON = [
  { id: 'calendar_days', name: 'The day before, weekends too' },
  { id: 'service_days', name: 'The last service day before' },
];

const toForm = (settings: KitchenSettings): FieldValues => ({
  ...settings,
  servedPostalPrefixes: prefixesText(settings.servedPostalPrefixes),
});

const toBody = (values: FieldValues) => ({
  ...values,
  servedPostalPrefixes: prefixesIn(values.servedPostalPrefixes ?? ''),
});

/** The kitchen's rules: cut-off, deadlines, capacities, where it delivers. */
const KitchenRules = () => (
  <SettingsForm
    read={adminSettings.readKitchen}
    update={adminSettings.updateKitchen}
    toForm={toForm}
    toBody={toBody}
  >
    <Group
      title="Cut-off"
      words="Until then tomorrow's tiffins can be booked; then they are confirmed. Toronto time."
    />
    <TextInput source="cutoffTime" label="Cut-off time" type="time" />
    <SelectInput
      source="cutoffRunsOn"
      label="It falls on"
      choices={RUNS_ON}
      emptyText={false}
      fullWidth
    />
    <Group title="Deadlines of a booked tiffin" words="In hours before its delivery hour begins." />
    <NumberInput
      source="skipNoticeHours"
      label="Skip with the credit back, until … hours before"
      step={1}
    />
    <NumberInput
      source="cancelLateHours"
      label="Cancel without the credit, until … hours before"
      step={1}
    />
    <Group title="Booking" />
    <NumberInput source="scheduleWindowDays" label="How many days ahead" step={1} />
    <NumberInput source="maxTiffinsPerOrder" label="Most tiffins in one order" step={1} />
    <Group title="Capacity" words="Above that an order waits for you to accept it." />
    <NumberInput source="slotCapacity" label="Tiffins per delivery hour" step={1} />
    <NumberInput source="dayCapacity" label="Tiffins per day" step={1} />
    <Group
      title="Where you deliver"
      place="delivery"
      words="How postal codes begin, such as L1G or M1. Empty means everywhere."
    />
    <TextInput source="servedPostalPrefixes" label="Postal prefixes" multiline minRows={3} />
  </SettingsForm>
);

const testimonialsOf = (values: FieldValues) => bodyOf(Testimonials, values);

/** What the home page has customers say. */
const TestimonialSettings = () => (
  <SettingsForm
    read={adminSettings.readTestimonials}
    update={adminSettings.updateTestimonials}
    toBody={testimonialsOf}
  >
    <Group
      title="What customers say"
      words="Only show what somebody really said, with their leave. Those that came with the program are samples, and the home page says so beside each. Say in a few words who it was: ‘A family of four, Ajax’."
    />
    <BooleanInput source="shown" label="Show them on the home page" />
    <RowsInput
      source="items"
      addWords="Add what somebody said"
      blank={{ words: '', author: '', isSample: false }}
      framed
      ordered
    >
      <TextInput source="words" label="What was said" multiline />
      <TextInput source="author" label="Who said it" />
      <BooleanInput source="isSample" label="A sample" />
    </RowsInput>
  </SettingsForm>
);

const PARTS = {
  kitchen: { words: 'Kitchen rules', Part: KitchenRules, needs: adminSettings.readKitchen },
  catering: { words: 'Catering', Part: CateringRules, needs: adminSettings.readCatering },
  business: {
    words: 'Business profile',
    Part: BusinessSettings,
    needs: adminSettings.readBusiness,
  },
  testimonials: {
    words: 'What customers say',
    Part: TestimonialSettings,
    needs: adminSettings.readTestimonials,
  },
  gateways: {
    words: 'SMS and WhatsApp',
    Part: GatewaySettings,
    needs: adminSettings.readGateways,
  },
  'first-day': { words: 'First day', Part: FirstDayList, needs: adminFirstDay.read },
  hours: { words: 'Opening hours', Part: OpeningHoursSettings, needs: adminOpeningHours.list },
  desk: { words: 'Signing in', Part: DeskRules, needs: adminSettings.readDesk },
  password: { words: 'Your sign-in', Part: OwnSignIn, needs: adminAuth.changePassword },
};
type PartName = keyof typeof PARTS;

const PANEL = 'settings-part';
const tabId = (name: PartName) => `settings-${name}`;

/** How this kitchen runs, who it is, when it is open, and how one signs in. */
export function SettingsPage() {
  const { part } = useParams();
  const may = useCanCall();
  const own = (Object.keys(PARTS) as PartName[]).filter((name) => may(PARTS[name].needs));
  const chosen = own.find((name) => name === part) ?? own[0] ?? 'password';
  const { Part } = PARTS[chosen];
  return (
    <Page title="Settings">
      <Tabs
        value={own.includes(chosen) && chosen}
        variant="scrollable"
        aria-label="Settings"
        textColor="inherit"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {own.map((name) => (
          <Tab
            key={name}
            value={name}
            id={tabId(name)}
            aria-controls={PANEL}
            label={PARTS[name].words}
            component={Link}
            to={`/settings/${name}`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(chosen)}>
        <Part key={chosen} />
      </div>
    </Page>
  );
}
