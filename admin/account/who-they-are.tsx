import { Link, Stack } from '@mui/material';
import { Chip } from '#admin/platform/parts/chip.tsx';
import { Allergies, DietBadge } from '#admin/platform/parts/diet.tsx';
import { Fact, Facts } from '#admin/platform/parts/facts.tsx';
import { MailLink } from '#admin/platform/parts/mail-link.tsx';
import { NotesShown } from '#admin/platform/parts/notes.tsx';
import { Section } from '#admin/platform/parts/section.tsx';
import type { AdminCustomerWhole } from '#contract/account/desk/customers.ts';
import { formatPhone } from '#domain/account/phone.ts';

/** How to reach somebody, what the cook must know, and the notes. */
export function WhoTheyAre({ customer }: { customer: AdminCustomerWhole }) {
  const { email, emailVerified, phone, address, diet, allergies, standingNote } = customer;
  return (
    <Section title="Who they are">
      <Stack sx={{ gap: 2 }}>
        <Allergies allergies={allergies} />
        <Facts min={180}>
          <Fact label="Email">
            <MailLink email={email} />{' '}
            <Chip tone={emailVerified ? 'leaf' : 'steel'}>
              {emailVerified ? 'Verified' : 'Not verified'}
            </Chip>
          </Fact>
          <Fact label="Phone">
            {phone && (
              <Link href={`tel:${phone}`} color="inherit">
                {formatPhone(phone)}
              </Link>
            )}
          </Fact>
          <Fact label="Diet">
            <DietBadge diet={diet} />
          </Fact>
          <Fact label="Address" wide>
            {address}
          </Fact>
          <Fact label="Standing note for the kitchen" wide>
            {standingNote}
          </Fact>
        </Facts>
        <NotesShown {...customer} />
      </Stack>
    </Section>
  );
}
