import type { SnackTraits } from '../traits.ts';
export const snacks: readonly SnackTraits[] = [];
