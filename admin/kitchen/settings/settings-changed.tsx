import { Alert, AlertTitle } from '@mui/material';
import { TheirsOrMine } from '#admin/platform/changes/theirs-or-mine.tsx';

type Props = {
  /** Shows what is stored now instead of what was typed. */
  onLoad: () => void;
  /** What was typed may take its place. */
  onKeep: () => void;
};

/** Save is as far away as the form is long. */
function intoView(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'center' });
}

/** These settings were stored while somebody typed: nothing is lost before they choose. */
export const SettingsChanged = ({ onLoad, onKeep }: Props) => (
  <Alert ref={intoView} severity="error" sx={{ mb: 1, width: '100%' }}>
    <AlertTitle>These settings have changed in the meantime</AlertTitle>
    What you typed is on the screen, and not saved. Load what is stored now, or save yours over it.
    <TheirsOrMine onTheirs={onLoad} onMine={onKeep} />
  </Alert>
);
