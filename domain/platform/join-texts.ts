/** Two texts, the second after the first unless it is in it already. */
export function joinTexts(one: string, other: string, between: string): string {
  const [first, second] = [one.trim(), other.trim()];
  if (first.toLowerCase().includes(second.toLowerCase())) return first;
  return first === '' ? second : `${first}${between}${second}`;
}
