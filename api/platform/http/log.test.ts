import { describe, expect, it } from 'vitest';
import { createLog, maskContacts } from './log.ts';

function logged(error: Error): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).error({ err: error }, 'it failed');
  return lines.join('');
}

describe('a line of the log', () => {
  it('names no address that an error repeats', () => {
    const line = logged(
      new Error('550 <asha+food@example.com>: unknown, see postmaster@mail.example'),
    );
    expect(line).toContain('550 <(address)>: unknown, see (address)');
    expect(line).not.toContain('asha');
  });

  it('keeps what the database says, but for what the row holds', () => {
    const refused = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      constraint: 'customers_email_key',
      detail: 'Key (email)=(asha@example.com) already exists.',
    });
    const line = logged(refused);
    expect(line).toContain('customers_email_key');
    expect(line).not.toContain('already exists');
  });

  it('stays one line, whatever an error repeats', () => {
    const line = logged(new Error('no such snack\n{"level":30,"msg":"all is well"}\r\n'));
    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(line).msg).toBe('it failed');
  });

  it('has nothing to hide in most texts', () => {
    expect(maskContacts('three at C$12.99 each @ noon')).toBe('three at C$12.99 each @ noon');
  });

  it('has no telephone numbers either, which gateways repeat', () => {
    const said = "The 'To' number +19055550142 is not valid (21211), 30 of +50";
    expect(maskContacts(said)).toBe("The 'To' number (phone) is not valid (21211), 30 of +50");
  });
});
