import { SLOTS } from '#contract/kitchen/slots.ts';
import type { Slot } from '#contract/tiffin/tiffin-orders.ts';
import { formatSlot, type WallTime } from '#domain/platform/days.ts';

/** When a slot begins, Toronto wall clock. */
export function slotStart(slot: Slot): WallTime {
  return slot.slice(0, 5);
}

/** When a slot ends, Toronto wall clock. */
export function slotEnd(slot: Slot): WallTime {
  return slot.slice(6);
}

/** Slots as a list to choose from: value and words. */
export const SLOT_CHOICES = SLOTS.map((slot) => ({ value: slot, label: formatSlot(slot) }));
