import type { DrawForm } from './surface.ts';
export type SnackKind = 'samosa';
export const drawSnack: DrawForm<'snack'> = () => '';
