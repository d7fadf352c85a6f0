import type { SweetTraits } from '../traits.ts';
export const sweets: readonly SweetTraits[] = [{ form: 'sweet', sweet: 'ladoo', name: 'Ladoo', vessel: 'plate', colour: '#eda52f', count: 3, nuts: 3 }];
