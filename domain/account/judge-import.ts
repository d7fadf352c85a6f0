import type {
  ImportCheck,
  ImportCounts,
  JudgedRow,
  RowDecision,
  RowOutcome,
} from '#contract/account/desk-imports.ts';
import { sum } from '#domain/platform/money.ts';
import { plainName } from '#domain/platform/plain-name.ts';
import type { CustomerRowRead, readCustomerRow } from './read-customer-row.ts';

/** Somebody whom the kitchen knows already. */
export type KnownCustomer = {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
};

/** A row that was sent, read, and what somebody has decided about it. */
export type ImportedRow = {
  read: ReturnType<typeof readCustomerRow>;
  /** Where it stands in its sheet, from 1. */
  line: number;
  decision?: RowDecision | null | undefined;
};

/** Whose a row is: somebody known, by their id, or whoever an earlier row writes down. */
type Owner = { id: string } | { row: number };

/** A row that is written, and to whom. */
export type WrittenRow = {
  row: number;
  read: CustomerRowRead;
  /** How whoever it is written to is reached: what the row does not say is known of them. */
  contact: { phone: string | null; email: string | null };
  /** Null: a new customer. */
  joins: Owner | null;
};

export type JudgedImport = Omit<ImportCheck, 'fingerprint' | 'sample'> & { written: WrittenRow[] };

/** Somebody with whom a row may be the same person. */
type Candidate = {
  owner: Owner;
  name: string;
  said: string;
  phone: string | null;
  email: string | null;
};

type Likeness = 'same' | 'email_alone' | 'phone_alone';

function likenessOf(name: string, row: CustomerRowRead, other: Candidate): Likeness | null {
  const hasName = plainName(other.name) === name;
  if (row.email !== null && row.email === other.email) return hasName ? 'same' : 'email_alone';
  if (row.phone !== null && row.phone === other.phone) return hasName ? 'same' : 'phone_alone';
  return null;
}

const ORDER: readonly Likeness[] = ['same', 'email_alone', 'phone_alone'];

/** Whom a row is most likely of, and whose e-mail address it has. */
type Found = { other: Candidate; likeness: Likeness; emailOwner: Candidate | undefined };

/** Everybody whom a row can be, by e-mail address and phone. */
function createRegister(known: readonly KnownCustomer[]) {
  const byContact = new Map<string, Candidate[]>();
  const add = (candidate: Candidate) => {
    for (const contact of [candidate.email, candidate.phone])
      if (contact !== null) byContact.set(contact, [...(byContact.get(contact) ?? []), candidate]);
  };
  for (const { id, ...customer } of known)
    add({ owner: { id }, said: `${customer.name}, who is a customer already,`, ...customer });
  return {
    add,
    find(row: CustomerRowRead): Found | undefined {
      const name = plainName(row.name);
      const candidates = [row.email, row.phone].flatMap((contact) =>
        contact === null ? [] : (byContact.get(contact) ?? []),
      );
      const emailOwner = candidates.find(({ email }) => email !== null && email === row.email);
      for (const wanted of ORDER) {
        const other = candidates.find((one) => likenessOf(name, row, one) === wanted);
        if (other) return { other, likeness: wanted, emailOwner };
      }
      return undefined;
    },
  };
}

const isRowOwner = (owner: Owner): owner is { row: number } => 'row' in owner;

type Judgement = Pick<JudgedRow, 'outcome' | 'problems' | 'notices' | 'decisions'> & {
  joins?: Candidate | undefined;
};

const judgement = (outcome: RowOutcome, values: Partial<Judgement> = {}): Judgement => ({
  outcome,
  problems: [],
  notices: [],
  decisions: [],
  ...values,
});

const undecided = (message: string, decisions: RowDecision[]): Judgement =>
  judgement('wrong', { problems: [{ column: null, message }], decisions });

/** What a row has for somebody whom it does not write down anew: a plan, or nothing. */
const bringsPlan = ({ plan, tiffinsLeft, owed }: CustomerRowRead): boolean =>
  plan !== null && (tiffinsLeft > 0 || owed > 0);

/** What of a row is not written when it joins somebody who is there already. */
const isLostByJoining = (row: CustomerRowRead): boolean =>
  row.tags.length > 0 ||
  row.birthday !== null ||
  row.customerNote !== '' ||
  row.internalNote !== '';

/** Whose row it is, by what it says and what somebody decided. */
function judgeOwner(
  row: CustomerRowRead,
  { decision }: ImportedRow,
  found: Found | undefined,
  { isRepeated, lineOf }: { isRepeated: boolean; lineOf: (owner: { row: number }) => number },
): Judgement {
  if (!found) return judgement('new');
  const { other, likeness, emailOwner } = found;
  if (emailOwner && emailOwner.owner !== other.owner) {
    const message = `${emailOwner.said} has this e-mail address, and ${other.said} this phone number. Please correct one of them.`;
    return judgement('wrong', {
      problems: [
        { column: 'email', message },
        { column: 'phone', message },
      ],
      decisions: ['leave_out'],
    });
  }
  const decisions: RowDecision[] = ['leave_out'];
  if (bringsPlan(row)) decisions.push('same_person');
  if (!emailOwner) decisions.push('another_person');

  const isDecided = (wanted: RowDecision) => decision === wanted && decisions.includes(wanted);
  if (isDecided('another_person')) return judgement('new', { decisions });
  const joined = judgement('joined', {
    joins: other,
    decisions,
    notices: isLostByJoining(row)
      ? [
          `Only the plan is taken over for ${other.name}; tags, birthday and notes of this row are not.`,
        ]
      : [],
  });
  if (isDecided('same_person')) return joined;
  if (likeness === 'phone_alone')
    return undecided(`${other.said} has this phone number. Is it one person, or two?`, decisions);
  if (likeness === 'email_alone')
    return undecided(
      `${other.said} has this e-mail address, which belongs to one person. Is it the same?`,
      decisions,
    );
  // A second row of one person in the sheet is a second plan of theirs, unless it says the same again.
  if (isRowOwner(other.owner) && bringsPlan(row) && !isRepeated) return joined;
  const notice = isRowOwner(other.owner)
    ? `The same person as in row ${lineOf(other.owner)}; it is not written down twice.`
    : `${other.name} is a customer already; nothing of this row is written.`;
  return judgement('known', { notices: [notice], decisions });
}

function noticesOf(row: CustomerRowRead, isOutside: (address: string) => boolean): string[] {
  const notices = [];
  if (row.plan && !bringsPlan(row))
    notices.push('No tiffins are left of this plan, so it is not taken over.');
  if (row.tiffinsLeft === 0 && row.pattern.length > 0)
    notices.push('There are no tiffins left for the weekly pattern, so it is not taken over.');
  if (row.address && isOutside(row.address.text))
    notices.push('This address is outside the area that is delivered to.');
  return notices;
}

/** What the rows that are written come to. */
export function countWritten(written: readonly WrittenRow[]): ImportCounts {
  const plans = written.map(({ read }) => read).filter(bringsPlan);
  return {
    customers: written.filter(({ joins }) => joins === null).length,
    subscriptions: plans.length,
    credits: plans.reduce((credits, { tiffinsLeft }) => credits + tiffinsLeft, 0),
    patterns: plans.filter(({ pattern, tiffinsLeft }) => tiffinsLeft > 0 && pattern.length > 0)
      .length,
    owed: sum(...plans.map(({ owed }) => owed)),
  };
}

/** Whether a written row has a subscription of its own. */
export const hasSubscription = ({ read }: WrittenRow): boolean => bringsPlan(read);

/**
 * What becomes of every row of a sheet (docs/rules.md#importing-customers): who is new, who is known, and
 * what has to be mended or decided before anything is written.
 */
export function judgeImport(
  rows: readonly ImportedRow[],
  about: {
    known: readonly KnownCustomer[];
    /** E-mail addresses of the kitchen's own people. */
    staffEmails: ReadonlySet<string>;
    isOutside: (address: string) => boolean;
  },
): JudgedImport {
  const register = createRegister(about.known);
  const seen = new Set<string>();
  const written: WrittenRow[] = [];
  const judged: JudgedRow[] = [];
  const outcomes: Record<RowOutcome, number> = {
    new: 0,
    joined: 0,
    known: 0,
    left_out: 0,
    wrong: 0,
  };

  function judge(sent: ImportedRow, row: number): Judgement {
    if (sent.decision === 'leave_out') return judgement('left_out', { decisions: ['leave_out'] });
    const { read } = sent;
    if ('problems' in read)
      return judgement('wrong', { problems: read.problems, decisions: ['leave_out'] });
    if (read.email && about.staffEmails.has(read.email)) {
      const message = 'This is the address of somebody who works here. Please use another one.';
      return judgement('wrong', {
        problems: [{ column: 'email', message }],
        decisions: ['leave_out'],
      });
    }
    const said = JSON.stringify(read);
    const answer = judgeOwner(read, sent, register.find(read), {
      isRepeated: seen.has(said),
      lineOf: (owner) => rows[owner.row]?.line ?? owner.row + 1,
    });
    seen.add(said);
    if (answer.outcome !== 'new' && answer.outcome !== 'joined') return answer;
    const { joins } = answer;
    const contact = {
      phone: read.phone ?? joins?.phone ?? null,
      email: read.email ?? joins?.email ?? null,
    };
    written.push({ row, read, contact, joins: joins?.owner ?? null });
    if (!joins)
      register.add({ ...read, owner: { row }, said: `${read.name}, in row ${sent.line},` });
    return { ...answer, notices: [...answer.notices, ...noticesOf(read, about.isOutside)] };
  }

  for (const [row, sent] of rows.entries()) {
    const { joins: _, ...answer } = judge(sent, row);
    outcomes[answer.outcome] += 1;
    const isPlain = answer.outcome === 'new' && answer.notices.length === 0 && !sent.decision;
    if (!isPlain) judged.push({ row, ...answer });
  }
  return { rows: judged, outcomes, counts: countWritten(written), written };
}
