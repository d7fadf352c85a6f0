import { Tab, Tabs } from '@mui/material';
import { Link, useParams } from 'react-router';
import { Page } from '#admin/parts/page.tsx';
import { BusinessSettings } from './business-settings.tsx';
import { CateringRules } from './catering-rules.tsx';
import { KitchenRules } from './kitchen-rules.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { OwnPassword } from './own-password.tsx';
import { TestimonialSettings } from './testimonial-settings.tsx';

const PARTS = {
  kitchen: { words: 'Kitchen rules', Part: KitchenRules },
  catering: { words: 'Catering', Part: CateringRules },
  business: { words: 'Business profile', Part: BusinessSettings },
  testimonials: { words: 'What customers say', Part: TestimonialSettings },
  hours: { words: 'Opening hours', Part: OpeningHours },
  password: { words: 'Your password', Part: OwnPassword },
};
type PartName = keyof typeof PARTS;

const partOf = (name: string | undefined): PartName =>
  name !== undefined && Object.hasOwn(PARTS, name) ? (name as PartName) : 'kitchen';

/** How this kitchen runs, who it is, when it is open, and the own password. */
export function SettingsPage() {
  const chosen = partOf(useParams().part);
  const { Part } = PARTS[chosen];
  return (
    <Page title="Settings">
      <Tabs
        value={chosen}
        variant="scrollable"
        aria-label="Settings"
        textColor="inherit"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.entries(PARTS).map(([name, { words }]) => (
          <Tab key={name} value={name} label={words} component={Link} to={`/settings/${name}`} />
        ))}
      </Tabs>
      <Part key={chosen} />
    </Page>
  );
}
