import type { TiffinOrderStep } from '#contract/tiffin/desk-tiffin-orders.ts';
import { DETAIL_NAMES } from '#domain/account/delivery-address.ts';
import { auditSentence } from '#domain/kitchen/audit/audit-sentences.ts';
import { changesOf, fieldChangeText } from '#domain/kitchen/audit/changes.ts';
import { fieldLabel } from '#domain/kitchen/audit/field-labels.ts';
import { DEFAULT_SKIP_REASON } from './order-labels.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What was done with a tiffin, as it was written down when it was done. */
export type StoredStep = {
  at: string;
  actor: string;
  action: string;
  reason: string | null;
  before: Fields | null;
  after: Fields | null;
};

const TIFFIN = 'tiffin-orders';

/** What is not done at the desk, or called otherwise there. */
const OWN_LABELS: Readonly<Record<string, string>> = {
  schedule: 'Booked the tiffin',
  usual: 'Booked the tiffin by their usual',
  move: 'Moved the tiffin, as its day was closed',
};
const OTHERWISE: Readonly<Record<string, string>> = { change: 'update', expire: 'cancel' };

/** What one thing of a resource is called, where the steps of one tiffin tell of it. */
const CALLED: Readonly<Record<string, string>> = {
  [TIFFIN]: 'the tiffin',
  'kitchen-days': 'the day',
};

function stepSentence({ action, after }: StoredStep): string {
  const own = OWN_LABELS[action];
  if (own) return own;
  const undoneResource = typeof after?.resource === 'string' ? after.resource : TIFFIN;
  const resource = action === 'close-day' ? 'kitchen-days' : undoneResource;
  const done = { resource, action: OTHERWISE[action] ?? action, after };
  return auditSentence(done, [CALLED[resource] ?? null]);
}

/** What a change says whole; of the rest, whose words are nobody else's, only that it changed. */
const SAID_WHOLE = ['deliveryDate', 'deliveryTimeSlot', 'quantity', 'status', 'notDelivered'];
const ONLY_THAT = [
  'address',
  ...DETAIL_NAMES,
  'specialInstructions',
  'customerNote',
  'internalNote',
] as const;

/** What a step has of some fields, in their order. */
const pick = (fields: Fields | null, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    names.flatMap((name) => (fields && name in fields ? [[name, fields[name]]] : [])),
  );

const changeLines = ({ before, after }: StoredStep): string[] => [
  ...changesOf({
    resource: TIFFIN,
    before: pick(before, SAID_WHOLE),
    after: pick(after, SAID_WHOLE),
  }).map(fieldChangeText),
  ...Object.keys(pick({ ...before, ...after }, ONLY_THAT)).map(
    (name) => `${fieldLabel(name)} changed`,
  ),
];

/** What was done with a tiffin, first to last, in words: why, and what it changed. */
export const tiffinSteps = (steps: readonly StoredStep[]): TiffinOrderStep[] =>
  steps.map((step) => {
    const reason = step.reason === DEFAULT_SKIP_REASON ? null : step.reason;
    const note = [reason, ...changeLines(step)].filter(Boolean).join('\n');
    return { words: stepSentence(step), at: step.at, actor: step.actor, note: note || null };
  });
