import { addDays, type IsoDay, type WallTime } from '#domain/platform/days.ts';

/**
 * Writes iCalendar texts (RFC 5545). Deliveries and events stand on Toronto's clock face, with the zone's rules
 * beside them: every calendar shows them right, wherever its reader is and when the clocks change.
 */

/** Toronto's clock since 2007 (Time Act, R.S.O. 1990, c. T.9; RFC 5545 section 3.6.5). */
const TORONTO_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:America/Toronto',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** `20261123T140000`, for a time on Toronto's clock face. */
const onClock = ({ day, time }: Clock): string =>
  `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;

/** A moment, to the second: `20261123T190000Z` (RFC 5545 section 3.3.5). */
const utc = (moment: Temporal.Instant): string =>
  moment.round({ smallestUnit: 'second', roundingMode: 'floor' }).toString().replace(/[-:]/g, '');

/** Text as a value: what has a meaning of its own is escaped, control characters go (section 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get in
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F\u2028\u2029]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const MOST_OCTETS = 75;

/** A line in pieces of at most 75 octets, never within a character (section 3.1). */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      pieces.push(piece);
      // The space that begins the next line counts.
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

type Clock = { day: IsoDay; time: WallTime };

export type CalendarEvent = {
  /** The same for ever, and nobody else's. */
  uid: string;
  /** Rises with each change. */
  sequence: number;
  changedAt: Temporal.Instant;
  /** On Toronto's clock: from when to when, or the whole of a day. */
  when: { start: Clock; end: Clock } | { day: IsoDay };
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  description: string;
  location: string;
  url: string;
  alarm: { at: Temporal.Instant; words: string } | null;
};

/** When it is; a whole day ends where the next begins (section 3.6.1). */
function whenLines({ when }: CalendarEvent): string[] {
  if ('day' in when)
    return [
      `DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(when.day, 1).replaceAll('-', '')}`,
    ];
  return [
    `DTSTART;TZID=America/Toronto:${onClock(when.start)}`,
    `DTEND;TZID=America/Toronto:${onClock(when.end)}`,
  ];
}

function eventLines(event: CalendarEvent): string[] {
  const { alarm } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `SEQUENCE:${event.sequence}`,
    ...whenLines(event),
    `STATUS:${event.status}`,
    // A delivery keeps nobody from doing something else at that time.
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `URL:${event.url}`,
    ...(alarm
      ? [
          'BEGIN:VALARM',
          'ACTION:DISPLAY',
          `TRIGGER;VALUE=DATE-TIME:${utc(alarm.at)}`,
          `DESCRIPTION:${escapeText(alarm.words)}`,
          'END:VALARM',
        ]
      : []),
    'END:VEVENT',
  ];
}

/** A calendar by its name, with its events; programs look for news once an hour where they listen. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dabba//Deliveries//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-WR-TIMEZONE:America/Toronto',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...TORONTO_ZONE,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
