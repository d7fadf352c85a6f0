import { Box, Button, Link } from '@mui/material';
import { Clock, Leaf } from 'lucide-react';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Chip } from '#admin/platform/components/chip.tsx';
import { Fact, Facts, MailLink } from '#admin/platform/components/facts.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import type { AdminInquiry } from '#contract/catering/desk-catering.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { oddClockText, timedEvent } from '#domain/catering/event-clock.ts';
import { guestDietText } from '#domain/catering/guest-diets.ts';
import { eventOf, timesOf } from '#domain/catering/inquiry.ts';
import {
  CATERING_SERVICE_LABELS,
  CUISINE_TYPE_LABELS,
  HEAR_ABOUT_US_LABELS,
  labelWithOther,
  listLabels,
} from '#domain/catering/labels.ts';
import { formatDayLong, formatInstant } from '#domain/platform/days.ts';
import type { InquiryDialogState } from './inquiry-dialogs.tsx';
import { ReadyMark } from './marks.tsx';

type Props = { inquiry: AdminInquiry; onAsk: (asked: InquiryDialogState) => void };

/** What is celebrated, when and where, who asks, for how many, and how they want it. */
export const EventFacts = ({ inquiry, onAsk }: Props) => (
  <Section
    title={`${eventOf(inquiry)}, ${formatDayLong(inquiry.eventDate)}`}
    aside={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {inquiry.staffActions.includes('set-clock') && (
          <Button
            color="secondary"
            size="small"
            startIcon={<Clock size={18} aria-hidden />}
            onClick={() => onAsk({ about: 'clock', inquiry })}
          >
            {inquiry.eventClock === null ? 'Set the time' : 'Change the time'}
          </Button>
        )}
        {inquiry.staffActions.includes('set-diets') && (
          <Button
            color="secondary"
            size="small"
            startIcon={<Leaf size={18} aria-hidden />}
            onClick={() => onAsk({ about: 'diets', inquiry })}
          >
            {inquiry.guestDiets === null ? 'Set the diets' : 'Change the diets'}
          </Button>
        )}
      </Box>
    }
  >
    <Facts min={140}>
      <Fact label="Meals">{timesOf(inquiry)}</Fact>
      <Fact label="Time">
        <Time inquiry={inquiry} />
      </Fact>
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
        <MailLink email={inquiry.email} />
      </Fact>
      <Fact label="Diet">{guestDietText(inquiry)}</Fact>
      <Fact label="Cuisine">
        {labelWithOther(CUISINE_TYPE_LABELS, inquiry.cuisineType, inquiry.cuisineTypeOther)}
      </Fact>
      <Fact label="Sent">{formatInstant(inquiry.createdAt)}</Fact>
      <Fact label="Heard about you from">
        {inquiry.hearAboutUs &&
          labelWithOther(HEAR_ABOUT_US_LABELS, inquiry.hearAboutUs, inquiry.hearAboutUsOther)}
      </Fact>
      <Fact label="Service" wide>
        {listLabels(CATERING_SERVICE_LABELS, inquiry.cateringService, inquiry.cateringServiceOther)}
      </Fact>
      <Fact label="Location" wide>
        {inquiry.eventLocation}
      </Fact>
    </Facts>
  </Section>
);

/** When the food has to be there, and what is odd about that. */
const Time = ({ inquiry }: Pick<Props, 'inquiry'>) => (
  <>
    <ReadyMark {...timedEvent(inquiry)} />
    {inquiry.eventClock && oddClockText(inquiry.eventClock, inquiry.eventTime)}
  </>
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
