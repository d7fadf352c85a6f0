import { Alert, AlertTitle } from '@mui/material';
import type { ManyResult } from '#admin/api/data-provider.ts';

/** Which orders could not be moved, and why; stays until it is put away. */
export function Refused(props: { refused: ManyResult['refused']; onClose: () => void }) {
  if (props.refused.length === 0) return null;
  return (
    <Alert severity="warning" onClose={props.onClose} sx={{ alignItems: 'flex-start' }}>
      <AlertTitle>
        {props.refused.length === 1
          ? 'One order was refused'
          : `${props.refused.length} orders were refused`}
      </AlertTitle>
      {props.refused.map(({ id, orderNumber, message }) => (
        <div key={id}>
          <strong>{orderNumber}</strong>: {message}
        </div>
      ))}
    </Alert>
  );
}
