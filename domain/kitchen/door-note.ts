/**
 * The note for the door after somebody at the desk has saved their form, where an empty field is null.
 * Null as it was stays null: nobody has been asked, and the instructions are still read at the door.
 */
export function deskDoorNote(
  typed: string | null | undefined,
  present: string | null,
): string | null {
  if (typed === undefined) return present;
  return typed || (present === null ? null : '');
}

/** What is written for a door on an order and on the plan that brings it there. */
export type Written = {
  /** Null: nobody was asked for one. */
  doorNote: string | null;
  instructions: string | null;
};

/**
 * What whoever stands at a door reads: the note for it. Where nobody was asked for one, what was typed
 * as instructions may be meant for the door as well as for the cook, and is read as what it is: the
 * order's, and its plan's when it goes to the plan's address.
 */
export function readAtDoor(
  order: Written,
  plan: Written | null,
): { doorNote: string | null; instructions: string | null } {
  const asked = [order, plan].filter((written) => written !== null);
  const unsaid = asked.filter(({ doorNote }) => doorNote === null);
  const instructions = new Set(unsaid.map((written) => written.instructions?.trim() ?? ''));
  instructions.delete('');
  return {
    doorNote: order.doorNote || null,
    instructions: order.doorNote ? null : [...instructions].join('; ') || null,
  };
}
