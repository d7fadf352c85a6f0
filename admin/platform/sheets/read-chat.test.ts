import { describe, expect, it } from 'vitest';
import { CUSTOMER_LOOKS, CUSTOMER_SHEET } from '#domain/account/customer-sheet.ts';
import { guessColumns } from '#domain/platform/sheet.ts';
import { readPasted } from './read-chat.ts';
import { cellsOf } from './read-sheet.ts';

/** What the columns of pasted lines are taken for, row by row. */
function understood(lines: readonly string[]) {
  const table = readPasted(lines.join('\n'), CUSTOMER_LOOKS);
  const guess = guessColumns(table, CUSTOMER_SHEET, CUSTOMER_LOOKS);
  return cellsOf(table, { headings: CUSTOMER_SHEET, ...guess }).map(({ cells }) => cells);
}

describe('customers of a chat', () => {
  it('are known in lines without any order', () => {
    expect(
      understood([
        'Asha Patel 905-555-0142 12 left',
        '2. Ravi Shah - 4 tiffins - (905) 555-0143',
        '• Meera Joshi, meera@example.com, +1 905 555 0144, jain',
      ]),
    ).toEqual([
      { name: 'Asha Patel', phone: '905-555-0142', tiffinsLeft: '12 left' },
      { name: 'Ravi Shah', phone: '(905) 555-0143', tiffinsLeft: '4 tiffins' },
      { name: 'Meera Joshi', phone: '+1 905 555 0144', email: 'meera@example.com', diet: 'jain' },
    ]);
  });

  it('are known by phones with dashes as they are printed', () => {
    expect(
      understood([
        'Asha Patel 905\u2011555\u20110142 12 left',
        'Ravi Shah \u2013 4 tiffins \u2013 [905]\u00a0555\u20130143',
        'Meera Joshi, +44\u00a020\u20137946\u20130958, jain',
      ]),
    ).toEqual([
      { name: 'Asha Patel', phone: '905\u2011555\u20110142', tiffinsLeft: '12 left' },
      { name: 'Ravi Shah', phone: '[905]\u00a0555\u20130143', tiffinsLeft: '4 tiffins' },
      { name: 'Meera Joshi', phone: '+44\u00a020\u20137946\u20130958', diet: 'jain' },
    ]);
  });

  it.each([
    '[2026-11-20, 6:03:12 PM] Kitchen: ',
    '[20/11/26, 18:03] Kitchen: ',
    '[18:03, 20/11/2026] Kitchen: ',
    '20/11/2026, 18:03 - Kitchen: ',
    '11/20/26, 6:03 PM - Kitchen: ',
  ])('are known in messages that begin with %j', (sent) => {
    const messages = ['Asha Patel, 905-555-0142, Mon, Wed', 'Ravi Shah, 905-555-0143, Fri'];
    expect(understood(messages.map((message) => sent + message))).toEqual([
      { name: 'Asha Patel', phone: '905-555-0142', pattern: 'Mon, Wed' },
      { name: 'Ravi Shah', phone: '905-555-0143', pattern: 'Fri' },
    ]);
  });

  it('are whoever has sent a message that names nobody', () => {
    expect(
      understood([
        '[18:03, 20/11/2026] Asha Patel: 905-555-0142, 18 Simcoe St N, Oshawa, ON L1G 4S1',
        '[18:04, 20/11/2026] Ravi: 905-555-0143, 4 King St, Whitby',
      ]),
    ).toEqual([
      { name: 'Asha Patel', phone: '905-555-0142', address: '18 Simcoe St N, Oshawa, ON L1G 4S1' },
      { name: 'Ravi', phone: '905-555-0143', address: '4 King St, Whitby' },
    ]);
  });

  it('keep the quotation marks that a line begins with', () => {
    expect(
      understood(['"Nani" Patel 905-555-0142', 'Ravi Shah - (905) 555-0143 - "side door" please']),
    ).toMatchObject([
      { name: '"Nani" Patel', phone: '905-555-0142' },
      { name: 'Ravi Shah', phone: '(905) 555-0143' },
    ]);
  });

  it('keep what looks like nothing in a column that can be named', () => {
    const table = readPasted(
      'Asha 905-555-0142 less spicy please\nRavi 905-555-0143',
      CUSTOMER_LOOKS,
    );
    expect(table).toEqual([
      ['905-555-0142', 'Asha', 'less spicy please'],
      ['905-555-0143', 'Ravi', ''],
    ]);
  });
});

describe('a table that is pasted', () => {
  it.each([
    'Name\tPhone\nAsha Patel\t905-555-0142',
    'Name,Phone\nAsha Patel,905-555-0142',
    'Name\nAsha Patel\nRavi',
    'Name,Phone,Left\nAsha Patel,905-555-0142,12\nRavi,905-555-0143',
  ])('stays one: %j', (text) => {
    expect(readPasted(text, CUSTOMER_LOOKS)[0]?.[0]).toBe('Name');
  });
});
