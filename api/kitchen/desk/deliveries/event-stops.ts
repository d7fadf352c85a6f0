import type { Kysely } from 'kysely';
import type { EventStop } from '#contract/kitchen/desk/deliveries.ts';
import type { CateringService, EventType } from '#contract/catering/inquiry-choices.ts';
import { listEventStops } from '#db/kitchen/event-stops.ts';
import type { DB } from '#db/types.ts';
import { CATERING_SERVICES, EVENT_TYPES, listWords, wordsFor } from '#domain/catering/words.ts';
import { readDoor } from '#domain/kitchen/stop-order.ts';
import { presentCollected } from './present.ts';

/** The events of a day that food is brought to, as whoever drives there needs them. */
export const readEventStops = async (db: Kysely<DB>, day: string): Promise<EventStop[]> =>
  (await listEventStops(db, day)).map((row) => ({
    id: row.id,
    number: row.number,
    event: wordsFor(EVENT_TYPES, row.event_type as EventType, row.event_type_other),
    clock: row.event_clock,
    service: listWords(
      CATERING_SERVICES,
      row.catering_services as CateringService[],
      row.catering_service_other,
    ),
    guests: row.guests,
    name: row.name,
    phone: row.phone,
    address: row.location,
    area: readDoor(row.location).area,
    bring: row.menu.map(({ item, quantity, unit }) => ({ item, quantity, unit })),
    toCollect: row.owed_cents,
    collected: row.collected.map(presentCollected),
    isDone: row.status === 'completed',
  }));
