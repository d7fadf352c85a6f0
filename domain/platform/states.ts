import type { ErrorCode } from '#contract/errors.ts';
import { type Refusal, refuse } from '#contract/platform/refusal.ts';

/** Who moves a thing along: the customer, somebody at the desk, or the clock. */
export type Actor = 'customer' | 'staff' | 'clock';

/**
 * What an action does to credits (docs/rules.md#states-are-tables). `grant` purchases, `rebook`
 * releases and reserves again, `give_back` adjusts a consumed credit back. In `release_or_consume`
 * the deadline decides, in `give_back_or_none` the kitchen.
 */
export type CreditEffect =
  | 'none'
  | 'grant'
  | 'reserve'
  | 'release'
  | 'consume'
  | 'rebook'
  | 'give_back'
  | 'release_or_consume'
  | 'give_back_or_none';

/** From which states an action leads where, and for whom. `stay` keeps the state it finds. */
export type Rule<Status extends string> = {
  from: readonly Status[];
  to: Status | 'stay';
  /**
   * Where it leads instead when the day or slot is full: it waits for the kitchen
   * (docs/rules.md#full-days-and-slots).
   */
  whenFull?: Status;
  who: readonly Actor[];
  credits: CreditEffect;
};

/**
 * Everything about the life of one kind of thing: what may be done in which state, by whom, and
 * where it leads. Buttons, reasons, the server's refusals and the diagrams in the docs are all
 * derived from it (docs/rules.md#states-are-tables).
 */
export type StateTable<Status extends string, Action extends string> = {
  /** States in which a new one is created. */
  starts: readonly Status[];
  /** Each state as the customer reads it. */
  labels: Record<Status, string>;
  /** An action has one rule, or several when it differs by state or by person. */
  actions: Record<Action, readonly Rule<Status>[]>;
  /** Work that belongs to the thing's own day: on another day it is asked about first (domain/kitchen/check-timing.ts). */
  onlyOnDay?: readonly Action[];
  /** What can be said once the thing's own day has come: before it, it is asked about first. */
  notBeforeDay?: readonly Action[];
  /** What happens at a door: long before the time that was agreed, it is asked about first. */
  notHoursBefore?: readonly Action[];
  /** Refusals with words of their own, for the customer; all others are `action_not_allowed`. */
  refusals?: { [A in Action]?: { [S in Status]?: ErrorCode } };
};

function ruleFor<S extends string, A extends string>(
  table: StateTable<S, A>,
  action: A,
  status: S,
  who: Actor,
): Rule<S> | undefined {
  return table.actions[action].find((rule) => rule.from.includes(status) && rule.who.includes(who));
}

export function canDo<S extends string, A extends string>(
  table: StateTable<S, A>,
  action: A,
  status: S,
  who: Actor,
): boolean {
  return ruleFor(table, action, status, who) !== undefined;
}

/** The actions that somebody may take in a state, in the table's order: the buttons of a row. */
export function actionsIn<S extends string, A extends string>(
  table: StateTable<S, A>,
  status: S,
  who: Actor,
): A[] {
  return (Object.keys(table.actions) as A[]).filter((action) => canDo(table, action, status, who));
}

/**
 * Where an action leads and what it does to credits, or the refusal: `forbidden` when it is never
 * theirs to take, else the customer's own code or `action_not_allowed` with the state's label.
 */
export function transition<S extends string, A extends string>(
  table: StateTable<S, A>,
  action: A,
  status: S,
  who: Actor,
  /** Whether the day or slot that it takes is full. */
  isFull = false,
): { to: S; credits: CreditEffect } | Refusal {
  const rule = ruleFor(table, action, status, who);
  if (rule) return { to: targetOf(rule, status, isFull), credits: rule.credits };
  if (!table.actions[action].some((other) => other.who.includes(who))) return refuse('forbidden');
  const own = who === 'customer' ? table.refusals?.[action]?.[status] : undefined;
  return refuse(own ?? 'action_not_allowed', { status: labelOf(table, status).toLowerCase() });
}

function targetOf<S extends string>(rule: Rule<S>, status: S, isFull: boolean): S {
  if (isFull && rule.whenFull) return rule.whenFull;
  return rule.to === 'stay' ? status : rule.to;
}

/** A state as the customer reads it; `Unknown` for any value that the table does not know. */
export function labelOf(
  table: { labels: Readonly<Record<string, string>> },
  status: string,
): string {
  return Object.hasOwn(table.labels, status) ? (table.labels[status] as string) : 'Unknown';
}

/** The states that can be reached from the table's starts. */
export function statesReached<S extends string, A extends string>(table: StateTable<S, A>): Set<S> {
  const reached = new Set<S>(table.starts);
  const rules = (Object.values(table.actions) as (readonly Rule<S>[])[]).flat();
  for (const state of reached)
    for (const { from, to } of rules) if (to !== 'stay' && from.includes(state)) reached.add(to);
  return reached;
}

const leadsOn = <S extends string, A extends string>(table: StateTable<S, A>, state: S): boolean =>
  (Object.values(table.actions) as (readonly Rule<S>[])[])
    .flat()
    .some(({ from, to }) => to !== 'stay' && from.includes(state));

const statesOf = <S extends string, A extends string>(table: StateTable<S, A>) =>
  Object.keys(table.labels) as S[];

/**
 * The states that some action leads out of, in the order of the labels. Marked as pure where it is
 * called: a page that uses none of a module's groups is without the table.
 */
export const openStates = <S extends string, A extends string>(table: StateTable<S, A>): S[] =>
  statesOf(table).filter((state) => leadsOn(table, state));

/** The states that no action leads out of: the ends. */
export const endStates = <S extends string, A extends string>(table: StateTable<S, A>): S[] =>
  statesOf(table).filter((state) => !leadsOn(table, state));

/** The table as a Mermaid state diagram, for the docs. */
export function mermaidOf<S extends string, A extends string>(table: StateTable<S, A>): string {
  const lines = ['stateDiagram-v2', ...table.starts.map((state) => `  [*] --> ${state}`)];
  for (const [action, rules] of Object.entries(table.actions) as [A, readonly Rule<S>[]][])
    for (const { from, to, whenFull, who } of rules)
      for (const state of from) {
        const by = `${action} (${who.join(', ')})`;
        lines.push(`  ${state} --> ${to === 'stay' ? state : to}: ${by}`);
        if (whenFull && whenFull !== state)
          lines.push(`  ${state} --> ${whenFull}: ${by}, when full`);
      }
  for (const state of endStates(table)) lines.push(`  ${state} --> [*]`);
  return `${lines.join('\n')}\n`;
}
