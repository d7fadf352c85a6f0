/**
 * Where a spreadsheet may begin a formula, whatever separates lists where it is: at the start, or after
 * a separator. Quotes there are the cell's own, and blanks are dropped.
 */
const BEGINNINGS = /(^|[;\t|\r\n])[\s"]*(?=[=+\-@])/g;

/**
 * Text that no spreadsheet takes for a formula (OWASP, CSV Injection): names and notes are typed by
 * anybody. A machine whose lists are separated by semicolons or tabs does not see our quotes, and
 * begins a cell in the middle of a text.
 */
export const disarmed = (text: string): string =>
  text.replace(BEGINNINGS, "$&'").replace(/^[\t\r\n]/, "'$&");

/** A cell of a CSV file (RFC 4180), quoted where it must be. */
export const csvCell = (text: string): string =>
  /[",\r\n;\t|]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
