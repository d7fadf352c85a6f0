import { describe, expect, it } from 'vitest';
import { readAccountCell, writeAccountCell } from './account-cell.ts';
import { DEFAULT_CUSTOMER_SETTINGS, withChange } from './customer-settings.ts';
import { readSettingsCell, writeSettingsCell } from './settings-cell.ts';
import { readWishedChannel } from './wished-channel-cell.ts';

const TODAY = '2026-11-18';

describe('how an account stands', () => {
  it.each([
    ['', false, null],
    ['Disabled', true, null],
    ['Leaving on 2026-12-18', false, '2026-12-18'],
    ['Disabled, Leaving on 2026-12-18', true, '2026-12-18'],
  ])('is read and written as %j', (cell, isDisabled, leavingOn) => {
    expect(readAccountCell(cell, TODAY)).toEqual({ isDisabled, leavingOn });
    expect(writeAccountCell({ isDisabled, leavingOn })).toBe(cell);
  });

  it('is mended where nobody understands it, or where the day of leaving has come', () => {
    expect(() => readAccountCell('Leaving soon', TODAY)).toThrow(/^Please write “Disabled”/);
    expect(() => readAccountCell('Leaving on 2026-11-18', TODAY)).toThrow(/leave this row out/);
  });
});

describe('own settings', () => {
  it('are read back as they were written, and only what is not as for everybody', () => {
    const settings = withChange(DEFAULT_CUSTOMER_SETTINGS, {
      notifications: { sms: true, push: false },
      privacy: { profileVisibility: 'private', analytics: false },
      preferences: { theme: 'dark', timezone: 'America/Chicago' },
    });
    const cell = writeSettingsCell(settings);
    expect(cell.split('\n')).toContain('Visits counted: no');
    expect(cell.split('\n')).toHaveLength(6);
    expect(readSettingsCell(cell)).toEqual(settings);
    expect(writeSettingsCell(DEFAULT_CUSTOMER_SETTINGS)).toBe('');
  });

  it('say nothing of optional mails, which are said where it stands when and how', () => {
    expect(() => readSettingsCell('Offers: yes')).toThrow(/^Please write lines like/);
  });

  it.each(['Colours: purple', 'Visits counted: dark', 'Language: '])('cannot be %j', (typed) => {
    expect(() => readSettingsCell(typed)).toThrow(/cannot be chosen/);
  });
});

describe('the wished channel', () => {
  it.each([
    ['', null],
    ['Text', 'sms'],
    ['whatsapp', 'whatsapp'],
    ['Paper', 'paper'],
    ['E-mail', null],
  ])('is understood as %j', (typed, channel) => {
    expect(readWishedChannel(typed, true)).toBe(channel);
  });

  it('is mended where it is none, or e-mail without an address', () => {
    expect(() => readWishedChannel('pigeon', true)).toThrow(/^Please write SMS/);
    expect(() => readWishedChannel('E-mail', false)).toThrow(/^Please enter their e-mail/);
  });
});
