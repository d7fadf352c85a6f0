import { useBusiness } from './desk-brand.tsx';

/** Whether mails reach people; while that is not known, they do. */
export const useSendsMail = (): boolean => useBusiness()?.sendsMail !== false;
