import { laterPart } from '#web/platform/ui/later.tsx';

/** The field for a code out of a mail, for whoever has asked for one. */
export const codeFormPart = laterPart('code-form', () => import('./code-form.tsx'));
