/** How much of a plan has been eaten, in whole percent; 100 only when all of it has. */
export function progressOf({
  usedCredits,
  totalCredits,
}: {
  usedCredits: number;
  totalCredits: number;
}): number {
  return totalCredits > 0 ? Math.floor((usedCredits / totalCredits) * 100) : 0;
}
