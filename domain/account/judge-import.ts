import { MOST_ADDRESSES } from '#contract/account/addresses.ts';
import type { DeliveryAddress } from '#contract/account/delivery-address.ts';
import type {
  ImportCheck,
  ImportCounts,
  JudgedRow,
  RowDecision,
  RowOutcome,
} from '#contract/account/desk-imports.ts';
import { MOST_MEMBERS } from '#contract/account/household.ts';
import { sum } from '#domain/platform/money.ts';
import { changeBetween, DEFAULT_CUSTOMER_SETTINGS } from './customer-settings.ts';
import { doorKey, isSameAddress } from './delivery-address.ts';
import {
  type Candidate,
  createRegister,
  type Eats,
  type Found,
  type KnownCustomer,
  memberKey,
  type Owner,
  type WrittenPlan,
} from './import-register.ts';
import { getsOf, type ImportedNo, noesText, takeNoes, withoutConsent } from './imported-noes.ts';
import { joinTexts } from './merge-accounts.ts';
import type { CustomerRowRead, readCustomerRow } from './read-customer-row.ts';
import type { SaidStop } from './stop-cell.ts';

/** A row that was sent, read, and what somebody has decided about it. */
export type ImportedRow = {
  read: ReturnType<typeof readCustomerRow>;
  /** Where it stands in its sheet, from 1. */
  line: number;
  decision?: RowDecision | null | undefined;
};

/** A row that is written, and to whom. */
export type WrittenRow = {
  row: number;
  read: CustomerRowRead;
  /** How whoever it is written to is reached: what the row does not say is known of them. */
  contact: { phone: string | null; email: string | null };
  /** Null: a new customer. */
  joins: Owner | null;
  /** What is cooked for whom the row is about: what it says, and what is known of them. */
  eats: Eats;
  /** What the customer eats: no other than `eats` unless the row is about a household member. */
  customerEats: Eats;
  /** The row's household member is written down, too. */
  addsMember: boolean;
  /** The row's address goes into the address book, beside the default one. */
  addsAddress: boolean;
};

/** A STOP that a row says, with the number that has said it. */
export type ImportedStop = SaidStop & { phone: string };

export type JudgedImport = Omit<ImportCheck, 'fingerprint' | 'sample' | 'plans'> & {
  written: WrittenRow[];
  /** Every STOP that the sheet says, those among them that are known. */
  stops: ImportedStop[];
  /** What those who are there already get no more. */
  noes: ImportedNo[];
};

/** Which of these numbers have said STOP already, and to what. */
export type KnownStops = readonly Pick<ImportedStop, 'phone' | 'channel'>[];

const NOTHING_SAID: Eats = { diet: 'vegetarian', allergies: '' };

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

/** Whether a row has a plan that is taken over. */
const bringsPlan = ({ plan, tiffinsLeft, owed }: CustomerRowRead): boolean =>
  plan !== null && (tiffinsLeft > 0 || owed > 0);

/** Whether a row is about a household member who is not known yet. */
const bringsMember = ({ member }: CustomerRowRead, owner: Candidate): boolean =>
  !owner.eats.has(memberKey(member));

/** Whether a row has an address for the address book that is not in it. */
const bringsAddress = ({ isOtherAddress, address }: CustomerRowRead, owner: Candidate): boolean =>
  isOtherAddress && address !== null && !owner.doors.has(doorKey(address));

/** What a row notes of its customer beside a plan; empty for nothing. */
function notesOf(row: CustomerRowRead): string {
  const { tags, birthday, customerNote, internalNote, wishedChannel, mailChoices, account } = row;
  const notes = [
    ...[...tags, birthday, customerNote, internalNote, wishedChannel, ...mailChoices],
    ...[account.isDisabled, account.leavingOn],
    changeBetween(DEFAULT_CUSTOMER_SETTINGS, row.settings),
  ];
  return notes.some(Boolean) ? JSON.stringify(notes) : '';
}

/** What of a row is taken over for somebody who is there. */
function takenOverOf({ member, isOtherAddress }: CustomerRowRead): string {
  if (isOtherAddress) return 'the address';
  return member ? 'what is about the household member' : 'the plan';
}

/** Whether two addresses that are not alike may be one door, spelt in two ways: a number is in both. */
function mayBeOneDoor(one: DeliveryAddress | null, other: DeliveryAddress | null): boolean {
  if (isSameAddress(one, other)) return false;
  const numbersOf = (address: DeliveryAddress | null) => address?.text.match(/\b\d+\b/g) ?? [];
  const numbers = new Set<string>(numbersOf(one));
  return numbersOf(other).some((number) => numbers.has(number));
}

/**
 * Whether two rows of one person may say the same plan twice: tiffins and a debt would be theirs twice.
 * The desk says of every plan when it ends, so two rows that do are two plans, as it has written them.
 */
function mayBeOnePlan(one: WrittenPlan | CustomerRowRead, other: WrittenPlan): boolean {
  if (one.plan?.planVariantId !== other.plan?.planVariantId) return false;
  if (one.planEnds === null || other.planEnds === null) return true;
  return one.planEnds === other.planEnds && mayBeOneDoor(one.address, other.address);
}

/** The plans of whom a row is about that earlier rows write down, if it has one, too. */
function plansBeside(row: CustomerRowRead, { plans }: Candidate): WrittenPlan[] {
  const member = memberKey(row.member);
  return bringsPlan(row) ? plans.filter((plan) => memberKey(plan.member) === member) : [];
}

/** A row with a plan that another row of the sheet has, too: whether it is one plan or two, nobody can say. */
const undecidedPlan = (
  { name }: Candidate,
  { plan, member, line }: WrittenPlan,
  decisions: RowDecision[],
): Judgement =>
  judgement('wrong', {
    problems: [
      {
        column: null,
        message: `${member || name} has the plan “${plan?.planName}” in row ${line} already. Is it the same plan, written twice, or another one?`,
      },
      ...(member === ''
        ? [
            {
              column: 'member' as const,
              message: 'If it is for somebody else of their household, please enter their name.',
            },
          ]
        : []),
    ],
    decisions,
  });

/** A row whose plan is that of an earlier row, as somebody has decided. */
function samePlan(row: CustomerRowRead, owner: Candidate, { line }: WrittenPlan): Judgement {
  const known = owner.eats.get(memberKey(row.member))?.allergies ?? '';
  // Who decides it has to see that the cook does not hear of them.
  const loses = joinTexts(known, row.allergies, '; ') !== known;
  return judgement('known', {
    joins: owner,
    notices: [
      `The same plan as in row ${line}; it is not written down twice.`,
      ...(loses ? [`The allergies of this row are not taken over: ${row.allergies}.`] : []),
    ],
    decisions: ['same_plan', 'another_plan'],
  });
}

/** Whether something of a row is not written when it joins somebody who is there already. */
const isLostByJoining = (row: CustomerRowRead, { notes }: Candidate): boolean =>
  notesOf(row) !== '' && notesOf(row) !== notes;

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
  const bringsAnything = bringsPlan(row) || bringsMember(row, other) || bringsAddress(row, other);
  const beside = plansBeside(row, other);
  const repeated = beside.find((plan) => mayBeOnePlan(row, plan));
  const isPersonSure = likeness === 'same';
  const decisions: RowDecision[] = [];
  // That it is the same plan leaves it out as well, but for a STOP: that is the number's.
  if (!repeated || !isPersonSure) decisions.push('leave_out');
  if (repeated) decisions.push('same_plan', 'another_plan');
  else if (bringsAnything) decisions.push('same_person');
  if (!emailOwner) decisions.push('another_person');

  const isDecided = (wanted: RowDecision) => decision === wanted && decisions.includes(wanted);
  if (isDecided('another_person')) return judgement('new', { decisions });
  if (repeated && isDecided('same_plan')) return samePlan(row, other, repeated);
  const joined = judgement('joined', {
    joins: other,
    decisions,
    notices: [
      ...beside
        .slice(0, 1)
        .map(
          ({ line }) =>
            `${row.member || other.name} has another plan in row ${line}; the one of this row is added.`,
        ),
      ...(isLostByJoining(row, other)
        ? [
            `Only ${takenOverOf(row)} is taken over for ${other.name}; tags, birthday, notes and wishes of this row are not.`,
          ]
        : []),
    ],
  });
  if (isDecided('same_person') || isDecided('another_plan')) return joined;
  // That it is one person says nothing of the plan.
  if (repeated && decision === 'same_person') return undecidedPlan(other, repeated, decisions);
  if (likeness === 'phone_alone')
    return undecided(`${other.said} has this phone number. Is it one person, or two?`, decisions);
  if (likeness === 'email_alone')
    return undecided(
      `${other.said} has this e-mail address, which belongs to one person. Is it the same?`,
      decisions,
    );
  // A second row of one person in the sheet is a second plan or a household member of theirs, unless it
  // says the same again.
  if (isRowOwner(other.owner) && bringsAnything && !isRepeated)
    return repeated ? undecidedPlan(other, repeated, decisions) : joined;
  const notice = isRowOwner(other.owner)
    ? `The same person as in row ${lineOf(other.owner)}; it is not written down twice.`
    : `${other.name} is a customer already; nothing of this row is written.`;
  return judgement('known', { joins: other, notices: [notice], decisions });
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

/**
 * Whatever the order of the sheet, who somebody is stands in the first of these that there is: a row of
 * the customer without a plan, one with a plan, one of another address, a row of a household member
 * without a plan, one with.
 */
function rankOf({ read }: ImportedRow): number {
  if ('problems' in read) return 0;
  if (read.isOtherAddress) return 2;
  return (read.member === '' ? 0 : 3) + (bringsPlan(read) ? 1 : 0);
}

/** What keeps a row about another address of somebody from being written. */
function checkAddress(owner: Candidate, row: CustomerRowRead): Judgement | null {
  if (!row.isOtherAddress) return null;
  const wrong = (column: 'address' | 'allergies', message: string) =>
    judgement('wrong', { problems: [{ column, message }], decisions: ['leave_out'] });
  const allergies = owner.eats.get('')?.allergies ?? '';
  // Nobody looks for what somebody cannot eat beside one of their addresses.
  if (owner.eats.has('') && joinTexts(allergies, row.allergies, '; ') !== allergies)
    return wrong(
      'allergies',
      `This row is about another address of ${owner.name}. Please write allergies into the row that is about them.`,
    );
  if (bringsAddress(row, owner) && owner.doors.size >= MOST_ADDRESSES)
    return wrong('address', `At most ${MOST_ADDRESSES} addresses are kept of one customer.`);
  return null;
}

/** Whether there is no room for one more in a household. */
function checkHousehold(owner: Candidate, row: CustomerRowRead): Judgement | null {
  if (!bringsMember(row, owner) || owner.eats.size <= MOST_MEMBERS) return null;
  const message = `At most ${MOST_MEMBERS} people eat along under one account.`;
  return judgement('wrong', {
    problems: [{ column: 'member', message }],
    decisions: ['leave_out'],
  });
}

/** What the rows that are written come to. */
export function countWritten(
  written: readonly WrittenRow[],
  stops: ReadonlySet<string>,
  noes: readonly ImportedNo[],
): ImportCounts {
  const plans = written.map(({ read }) => read).filter(bringsPlan);
  return {
    customers: written.filter(({ joins }) => joins === null).length,
    members: written.filter(({ addsMember }) => addsMember).length,
    addresses: written.filter(({ addsAddress }) => addsAddress).length,
    stops: stops.size,
    noes: new Set(noes.flatMap(({ owner }) => ('id' in owner ? owner.id : []))).size,
    subscriptions: plans.length,
    credits: plans.reduce((credits, { tiffinsLeft }) => credits + tiffinsLeft, 0),
    patterns: plans.filter(({ pattern, tiffinsLeft }) => tiffinsLeft > 0 && pattern.length > 0)
      .length,
    owed: sum(...plans.map(({ owed }) => owed)),
  };
}

const stopKey = ({ phone, channel }: KnownStops[number]): string => `${phone} ${channel}`;

/** Whether a written row has a subscription of its own. */
export const hasSubscription = ({ read }: WrittenRow): boolean => bringsPlan(read);

/** A row of which nothing is written but that they want something no more: that holds, whoever they are. */
const stopAlone = ({ notices, ...answer }: Judgement, ...said: string[]): Judgement => ({
  ...answer,
  outcome: 'joined',
  notices: [...notices, ...said],
});

/**
 * What becomes of every row of a sheet (docs/rules.md#importing-customers): who is new, who is known, and
 * what has to be mended or decided before anything is written.
 */
export function judgeImport(
  rows: readonly ImportedRow[],
  about: {
    known: readonly KnownCustomer[];
    knownStops: KnownStops;
    /** E-mail addresses of the kitchen's own people. */
    staffEmails: ReadonlySet<string>;
    isOutside: (address: string) => boolean;
  },
): JudgedImport {
  const register = createRegister(about.known);
  const seen = new Set<string>();
  const written: WrittenRow[] = [];
  const judged: JudgedRow[] = [];
  const stops: ImportedStop[] = [];
  const noes: ImportedNo[] = [];
  const stoppedHere = new Set(about.knownStops.map(({ phone }) => phone));
  const isStopped = new Set(about.knownStops.map(stopKey));
  const newlyStopped = new Set<string>();
  const outcomes: Record<RowOutcome, number> = {
    new: 0,
    joined: 0,
    known: 0,
    left_out: 0,
    wrong: 0,
  };

  /** Takes the STOPs of a row, whatever becomes of the rest of it; whether one of them was not known. */
  function takeStops({ phone, stops: said }: CustomerRowRead): boolean {
    if (phone === null) return false;
    const own = said.map((stop) => ({ ...stop, phone }));
    const added = own.filter((stop) => !isStopped.has(stopKey(stop)));
    for (const stop of added) isStopped.add(stopKey(stop));
    if (added.length > 0) newlyStopped.add(phone);
    stops.push(...own);
    return added.length > 0;
  }

  function judge(sent: ImportedRow, row: number): Judgement {
    if (sent.decision === 'leave_out') return judgement('left_out', { decisions: ['leave_out'] });
    if ('problems' in sent.read)
      return judgement('wrong', { problems: sent.read.problems, decisions: ['leave_out'] });
    if (sent.read.email && about.staffEmails.has(sent.read.email)) {
      const message = 'This is the address of somebody who works here. Please use another one.';
      return judgement('wrong', {
        problems: [{ column: 'email', message }],
        decisions: ['leave_out'],
      });
    }
    const said = JSON.stringify(sent.read);
    const answer = judgeOwner(sent.read, sent, register.find(sent.read), {
      isRepeated: seen.has(said),
      lineOf: (owner) => rows[owner.row]?.line ?? owner.row + 1,
    });
    seen.add(said);
    if (answer.outcome === 'wrong') {
      // Whichever plan it is, they have said it.
      if (answer.decisions.includes('same_plan')) takeStops(sent.read);
      return answer;
    }
    const isRefused =
      !answer.joins &&
      stoppedHere.has(sent.read.phone ?? '') &&
      sent.read.settings.notifications.promotions;
    const read = isRefused ? withoutConsent(sent.read) : sent.read;
    const taken = answer.joins ? takeNoes(answer.joins, read) : [];
    noes.push(...taken);
    const saysNo = answer.joins && taken.length > 0 ? [noesText(answer.joins, taken)] : [];
    if (answer.outcome === 'known') {
      if (takeStops(read)) saysNo.unshift('But that they have said STOP is noted.');
      return saysNo.length > 0 ? stopAlone(answer, ...saysNo) : answer;
    }
    const owner: Candidate = answer.joins ?? {
      ...{ name: read.name, phone: read.phone, email: read.email },
      ...{ owner: { row }, said: `${read.name}, in row ${sent.line},`, eats: new Map() },
      notes: notesOf(read),
      plans: [],
      gets: new Set(getsOf(read)),
      // What is said of a household member or a plan, and no row of the customer, is their address, too.
      doors: new Set(read.address && !read.isOtherAddress ? [doorKey(read.address)] : []),
    };
    const member = memberKey(read.member);
    const notices = [...answer.notices, ...saysNo, ...noticesOf(read, about.isOutside)];
    if (isRefused)
      notices.push(
        'STOP was said from this number here, so their yes to offers is not taken over.',
      );
    if (member !== '' && !owner.eats.has('')) {
      owner.eats.set('', NOTHING_SAID);
      notices.push(
        `No row says what ${read.name} eats; they are written down as vegetarian, without allergies.`,
      );
    }
    const refused = checkHousehold(owner, read) ?? checkAddress(owner, read);
    if (refused) return refused;
    if (!answer.joins) register.add(owner);
    const known = owner.eats.get(member);
    const contact = { phone: read.phone ?? owner.phone, email: read.email ?? owner.email };
    const eats = {
      diet: read.diet ?? known?.diet ?? NOTHING_SAID.diet,
      // A plan that names less than is known of whom it is for would do harm.
      allergies: joinTexts(known?.allergies ?? '', read.allergies, '; '),
    };
    const addsMember = !known && member !== '';
    if (!known) owner.eats.set(member, eats);
    const customerEats = owner.eats.get('') ?? NOTHING_SAID;
    const joins = answer.joins?.owner ?? null;
    const addsAddress = bringsAddress(read, owner);
    if (addsAddress && read.address) owner.doors.add(doorKey(read.address));
    if (bringsPlan(read)) owner.plans.push({ ...read, line: sent.line });
    written.push({ row, read, contact, joins, eats, customerEats, addsMember, addsAddress });
    takeStops(read);
    return { ...answer, notices };
  }

  const inOrder = [...rows.entries()].sort(([, one], [, other]) => rankOf(one) - rankOf(other));
  for (const [row, sent] of inOrder) {
    const { joins: _, ...answer } = judge(sent, row);
    outcomes[answer.outcome] += 1;
    const isPlain = answer.outcome === 'new' && answer.notices.length === 0 && !sent.decision;
    if (!isPlain) judged.push({ row, ...answer });
  }
  judged.sort((one, other) => one.row - other.row);
  const counts = countWritten(written, newlyStopped, noes);
  return { rows: judged, outcomes, counts, written, stops, noes };
}
