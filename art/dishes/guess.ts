import type { DishTraits } from '../traits.ts';
import { curries } from './curries.ts';
export const guess = (name: string): DishTraits => ({ ...(curries[0] as DishTraits), name });
