import { Link } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Chip } from '#admin/parts/chip.tsx';
import { Fact, Facts } from '#admin/parts/facts.tsx';
import { Section } from '#admin/parts/section.tsx';
import type { AdminInquiry } from '#contract/admin/catering.ts';
import { eventOf, timesOf } from '#domain/catering/inquiry.ts';
import {
  CATERING_SERVICES,
  CUISINE_TYPES,
  DIETARY_PREFERENCES,
  listWords,
  WAYS_OF_HEARING,
  wordsFor,
} from '#domain/catering-words.ts';
import { formatDayLong, formatInstant } from '#domain/days.ts';
import { formatPhone } from '#domain/phone.ts';

/** What is celebrated, when and where, who asks, for how many, and how they want it. */
export const EventFacts = ({ inquiry }: { inquiry: AdminInquiry }) => (
  <Section title={`${eventOf(inquiry)}, ${formatDayLong(inquiry.eventDate)}`}>
    <Facts min={140}>
      <Fact label="Times">{timesOf(inquiry)}</Fact>
      <Fact label="Guests">{inquiry.numberOfGuests}</Fact>
      <Fact label="Customer">
        <Customer inquiry={inquiry} />
      </Fact>
      <Fact label="Phone">
        <Link href={`tel:${inquiry.phoneNumber}`} color="inherit">
          {formatPhone(inquiry.phoneNumber)}
        </Link>
      </Fact>
      <Fact label="E-mail">
        <Link href={`mailto:${inquiry.email}`} color="inherit">
          {inquiry.email}
        </Link>
      </Fact>
      <Fact label="Diet">
        {listWords(DIETARY_PREFERENCES, inquiry.dietaryPreference, inquiry.dietaryPreferenceOther)}
      </Fact>
      <Fact label="Cuisine">
        {wordsFor(CUISINE_TYPES, inquiry.cuisineType, inquiry.cuisineTypeOther)}
      </Fact>
      <Fact label="Sent">{formatInstant(inquiry.createdAt)}</Fact>
      <Fact label="Heard about you from">
        {inquiry.hearAboutUs &&
          wordsFor(WAYS_OF_HEARING, inquiry.hearAboutUs, inquiry.hearAboutUsOther)}
      </Fact>
      <Fact label="Service" wide>
        {listWords(CATERING_SERVICES, inquiry.cateringService, inquiry.cateringServiceOther)}
      </Fact>
      <Fact label="Location" wide>
        {inquiry.eventLocation}
      </Fact>
    </Facts>
  </Section>
);

/** Whoever asks, with the way to their account if they have one. */
function Customer({ inquiry: { customerId, customerName } }: { inquiry: AdminInquiry }) {
  const createPath = useCreatePath();
  if (!customerId)
    return (
      <>
        {customerName}
        <br />
        <Chip tone="steel">No account</Chip>
      </>
    );
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource: 'customers', id: customerId, type: 'edit' })}
      color="inherit"
    >
      {customerName}
    </Link>
  );
}
