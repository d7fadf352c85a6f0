/** Where a spreadsheet may begin a cell, whatever separates lists where it is: at the start, or here. */
const BEGINNINGS = /(^|[;\t|\r\n]\s*)(?=[=+\-@\t\r\n])/g;

/**
 * Text that no spreadsheet takes for a formula (OWASP, CSV Injection): names and notes are typed by
 * anybody. A machine whose lists are separated by semicolons or tabs does not see our quotes, and
 * begins a cell in the middle of a text.
 */
export const disarmed = (text: string): string => text.replace(BEGINNINGS, "$1'");

/** A cell of a CSV file (RFC 4180), quoted where it must be. */
export const csvCell = (text: string): string =>
  /[",\r\n;\t|]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
