import { Tab, Tabs } from '@mui/material';
import { Link, useParams } from 'react-router';
import { useMay } from '#admin/platform/client/use-may.ts';
import { FirstDayList } from '#admin/kitchen/first-day-list.tsx';
import { Page } from '#admin/platform/parts/page.tsx';
import { adminAuth } from '#contract/kitchen/desk/auth.ts';
import { adminTimings } from '#contract/kitchen/desk/desk.ts';
import { adminSettings } from '#contract/kitchen/desk/settings.ts';
import { adminFirstDay } from '#contract/kitchen/first-day.ts';
import { BusinessSettings } from './business-settings.tsx';
import { CateringRules } from './catering-rules.tsx';
import { DeskRules } from './desk-rules.tsx';
import { KitchenRules } from './kitchen-rules.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { OwnSignIn } from './own-sign-in.tsx';
import { TestimonialSettings } from './testimonial-settings.tsx';

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
  'first-day': { words: 'First day', Part: FirstDayList, needs: adminFirstDay.read },
  hours: { words: 'Opening hours', Part: OpeningHours, needs: adminTimings.list },
  desk: { words: 'Signing in', Part: DeskRules, needs: adminSettings.readDesk },
  password: { words: 'Your sign-in', Part: OwnSignIn, needs: adminAuth.changePassword },
};
type PartName = keyof typeof PARTS;

const PANEL = 'settings-part';
const tabId = (name: PartName) => `settings-${name}`;

/** How this kitchen runs, who it is, when it is open, and how one signs in. */
export function SettingsPage() {
  const { part } = useParams();
  const may = useMay();
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
