import { describe, expect, it } from 'vitest';
import { guessColumns as guess } from '#domain/platform/sheet.ts';
import { CUSTOMER_COLUMNS, CUSTOMER_LOOKS, CUSTOMER_SHEET } from './customer-sheet.ts';

const guessColumns = (table: string[][]) => guess(table, CUSTOMER_SHEET, CUSTOMER_LOOKS);

describe('the columns of a table', () => {
  it('are known by the headings that the desk writes itself', () => {
    const headings = CUSTOMER_COLUMNS.map((column) => CUSTOMER_SHEET[column].heading);
    expect(guessColumns([headings])).toEqual({ hasHeadings: true, columns: CUSTOMER_COLUMNS });
  });

  it('are known by what people call them, whatever their case and signs', () => {
    const table = [
      ['Customer Name', 'MOBILE', 'e-mail', 'Remaining', 'Amount due (CAD)', 'Colour'],
      ['Asha', '9055550142', 'asha@example.com', '7', '12', 'blue'],
    ];
    expect(guessColumns(table)).toEqual({
      hasHeadings: true,
      columns: ['name', 'phone', 'email', 'tiffinsLeft', 'owed', null],
    });
  });

  it('are guessed from their cells where there are no headings', () => {
    const table = [
      ['Asha Patel', '905-555-0142', '12', 'Mon, Wed', '18 Simcoe St N, Oshawa'],
      ['Ravi', '+1 905 555 0143', '3', '', '4 King St, Whitby'],
    ];
    expect(guessColumns(table)).toEqual({
      hasHeadings: false,
      columns: ['name', 'phone', 'tiffinsLeft', 'pattern', 'address'],
    });
  });

  it('are guessed from the cells that are there, whatever a row leaves out at its end', () => {
    const table = [['Asha Patel', '905-555-0142'], ['Ravi'], ['Meera']];
    expect(guessColumns(table).columns).toEqual(['name', 'phone']);
  });

  it('are not guessed where an e-mail address is only how a remark begins', () => {
    const table = [['Asha Patel', 'asha@example.com or her mother’s']];
    expect(guessColumns(table).columns).toEqual(['name', null]);
  });

  it('are guessed where phones have dashes as they are printed', () => {
    const table = [['Asha Patel', '[905]\u00a0555\u20130142']];
    expect(guessColumns(table).columns).toEqual(['name', 'phone']);
  });

  it('are each guessed once', () => {
    const { columns } = guessColumns([['Phone', 'Mobile', 'Name']]);
    expect(columns).toEqual(['phone', null, 'name']);
  });

  it('of an empty table are none', () => {
    expect(guessColumns([])).toEqual({ hasHeadings: false, columns: [] });
  });
});
