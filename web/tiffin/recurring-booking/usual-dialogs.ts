/** What the card asks in dialogs: fetched when the first of them is opened. */
export { StopUsual } from './stop-usual.tsx';
export { UsualDialog } from './usual-dialog.tsx';
