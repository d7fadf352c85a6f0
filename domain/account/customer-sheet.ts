import { CustomerColumn } from '#contract/account/desk-imports.ts';
import { PHONE_SIGNS } from '#contract/platform/primitives.ts';
import { formatSlot } from '#domain/platform/days.ts';
import type { LooksLike, SheetHeadings } from '#domain/platform/sheet.ts';

/** The sheet of customers: what each column is called, by itself and by others. */
export const CUSTOMER_SHEET: SheetHeadings<CustomerColumn> = {
  name: {
    heading: 'Name',
    aliases: ['first name', 'full name', 'customer', 'customer name', 'client', 'contact'],
    example: 'Given name',
    isKey: true,
  },
  lastName: {
    heading: 'Last name',
    aliases: ['surname', 'family name'],
    example: 'Family name',
    isKey: true,
  },
  phone: {
    heading: 'Phone',
    aliases: ['mobile', 'cell', 'number', 'phone number', 'contact number', 'whatsapp', 'tel'],
    example: '(905) 555-0142',
  },
  email: {
    heading: 'Email',
    aliases: ['e mail', 'mail', 'email address', 'e mail address'],
    example: 'name@example.com',
    isKey: true,
  },
  member: {
    heading: 'For household member',
    aliases: ['household member', 'member', 'for', 'for whom', 'who eats', 'eats'],
    example: null,
  },
  address: {
    heading: 'Address',
    aliases: ['delivery address', 'street', 'location'],
    example: '18 Simcoe Street North, Oshawa, ON L1G 4S1',
  },
  unit: { heading: 'Unit', aliases: ['apt', 'apartment', 'suite', 'unit number'], example: '4B' },
  entryCode: {
    heading: 'Entry code',
    aliases: ['buzzer', 'buzzer code', 'code', 'door code'],
    example: '1234',
  },
  doorNote: {
    heading: 'Note for the door',
    aliases: ['delivery note', 'delivery instructions', 'door'],
    example: 'Side door',
  },
  addressLabel: {
    heading: 'Name of the address',
    aliases: ['address name', 'address label', 'name of address'],
    example: 'Home',
  },
  defaultAddress: {
    heading: 'Default address',
    aliases: ['main address', 'default', 'is default'],
    example: 'yes',
  },
  diet: { heading: 'Diet', aliases: ['food', 'type of food'], example: 'Jain' },
  allergies: { heading: 'Allergies', aliases: ['allergy'], example: 'Peanuts' },
  standingNote: {
    heading: 'Note for the cook',
    aliases: ['standing note', 'preferences', 'spice', 'likes'],
    example: 'Less spicy',
  },
  birthday: {
    heading: 'Birthday',
    aliases: ['born', 'date of birth', 'birth date'],
    example: 'Dec 4',
  },
  tags: {
    heading: 'Tags',
    aliases: ['tag', 'labels', 'group', 'category'],
    example: 'pays monthly',
  },
  customerNote: {
    heading: 'Note the customer sees',
    aliases: ['customer note'],
    example: null,
  },
  internalNote: {
    heading: 'Internal note',
    aliases: ['note', 'notes', 'remark', 'remarks', 'comment', 'comments'],
    example: 'Pays at the end of the month',
  },
  wishedChannel: {
    heading: 'Messages by',
    aliases: ['channel', 'wished channel', 'message by', 'reached by', 'contact by'],
    example: 'Paper',
  },
  stopped: {
    heading: 'Said STOP',
    aliases: ['stop', 'stopped', 'opt out', 'opted out', 'no messages', 'do not message'],
    example: null,
  },
  mailChoices: {
    heading: 'Said about mails',
    aliases: ['consent', 'consents', 'mail choices', 'offers', 'agreed to offers', 'newsletter'],
    example: 'Offers: yes, on paper, 2026-01-02',
  },
  settings: { heading: 'Own settings', aliases: ['settings', 'customer settings'], example: null },
  account: { heading: 'Account', aliases: ['account state', 'state'], example: null },
  plan: { heading: 'Plan', aliases: ['tiffin plan', 'package', 'subscription'], example: null },
  tiffinsLeft: {
    heading: 'Tiffins left',
    aliases: ['left', 'remaining', 'remaining tiffins', 'balance tiffins', 'credits', 'tiffins'],
    example: '12',
  },
  pattern: {
    heading: 'Weekly pattern',
    aliases: ['pattern', 'days', 'delivery days', 'schedule', 'usual', 'usual days'],
    example: `Mon, Wed, Fri ${formatSlot('18:00-19:00')}`,
  },
  pausedUntil: {
    heading: 'Paused until',
    aliases: ['paused', 'pause', 'on hold', 'away until'],
    example: null,
  },
  planEnds: {
    heading: 'Plan ends',
    aliases: ['plan end', 'end', 'ends', 'end date', 'end of the plan', 'valid until'],
    example: null,
  },
  planInstructions: {
    heading: 'Instructions with the plan',
    aliases: ['instructions', 'special instructions', 'plan instructions'],
    example: null,
  },
  planCustomerNote: {
    heading: 'Note on the plan that the customer sees',
    aliases: ['plan customer note'],
    example: null,
  },
  planInternalNote: {
    heading: 'Internal note on the plan',
    aliases: ['plan note', 'plan internal note'],
    example: null,
  },
  owed: {
    heading: 'Owes',
    aliases: ['owed', 'due', 'amount due', 'balance due', 'unpaid', 'pending amount'],
    example: '45.00',
  },
};

/** Its columns in their order. */
export const CUSTOMER_COLUMNS = CustomerColumn.options as readonly CustomerColumn[];

/** What cells of customers look like, the surest first. */
export const CUSTOMER_LOOKS: LooksLike<CustomerColumn> = [
  ['email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ['phone', new RegExp(`^\\+?[\\d${PHONE_SIGNS}]{9,20}$`)],
  ['pattern', /^(mon|tue|wed|thu|fri|daily|weekdays)\b/i],
  ['owed', /^(c?\$)\s?[\d,]+(\.\d\d)?$/i],
  ['tiffinsLeft', /^\d{1,3}( (left|tiffins?))*$/i],
  ['address', /^\d+\S* \p{L}.*\d?/u],
  ['diet', /^(veg|vegetarian|jain|swami(narayan)?)$/i],
  ['name', /^["“]?\p{L}[\p{L}\s.'"“”-]{1,60}$/u],
];
