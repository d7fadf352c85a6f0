import { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { balanceOf, buildSubscription } from '#test/tiffin-factories.ts';
import { type Arena, countAnswers } from './arena.ts';
import { attemptToBook } from './book.ts';

const SLOTS = Slot.options;

/**
 * One credit, a hundred calls at once, each for another day and slot, so that only the credit can
 * refuse.
 */
export async function raceForLastCredit(arena: Arena) {
  const customer = await arena.customer();
  const { id } = await buildSubscription(arena.db, { customer, credits: 1 });
  const attempts = Array.from({ length: 100 }, (_, index) =>
    attemptToBook(
      {
        subscriptionId: id,
        deliveryDate: arena.days[Math.floor(index / SLOTS.length)] as string,
        deliveryTimeSlot: SLOTS[index % SLOTS.length] as Slot,
      },
      customer,
    ),
  );
  const received = await arena.race(attempts);
  return { answers: countAnswers(received), ...(await balanceOf(arena.db, id)) };
}

/** A hundred credits, a hundred calls at once for one day, slot and address. */
export async function raceForOnePlace(arena: Arena) {
  const customer = await arena.customer();
  const { id } = await buildSubscription(arena.db, { customer, credits: 100 });
  const attempt = () =>
    attemptToBook({ subscriptionId: id, deliveryDate: arena.days[0] as string }, customer);
  const received = await arena.race(Array.from({ length: 100 }, attempt));
  return { answers: countAnswers(received), ...(await balanceOf(arena.db, id)) };
}
