import { Slot } from '#contract/tiffin-orders.ts';
import { formatSlot, type WallTime } from './days.ts';

/** The six one-hour delivery slots of a tiffin, in order (spec 2 section 3). */
export const SLOTS: readonly Slot[] = Slot.options;

/** When a slot begins, Toronto wall clock. */
export function slotStart(slot: Slot): WallTime {
  return slot.slice(0, 5);
}

/** Slots as a list to choose from: value and words. */
export const SLOT_CHOICES = SLOTS.map((slot) => ({ value: slot, label: formatSlot(slot) }));
