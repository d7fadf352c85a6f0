/** So many names are said of many. */
const NAMED = 3;

/** The first of several names, and how many others there are: `Dal, Kadhi, Rasam and 4 more`. */
export function fewNames(names: readonly string[]): string {
  const others = names.length - NAMED;
  const named = names.slice(0, NAMED).join(', ');
  return others > 0 ? `${named} and ${others} more` : named;
}
