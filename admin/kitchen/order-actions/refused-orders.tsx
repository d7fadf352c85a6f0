import { Alert, AlertTitle } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ManyResult } from '#admin/platform/client/data-provider.ts';
import { plural } from '#domain/platform/plural.ts';

/** Which orders could not be moved, and why; comes into view and stays until it is put away. */
export function RefusedOrders(props: { refused: ManyResult['refused']; onClose: () => void }) {
  const { refused, onClose } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused.length > 0) place.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  if (refused.length === 0) return null;
  return (
    <Alert ref={place} severity="warning" onClose={onClose} sx={{ alignItems: 'flex-start' }}>
      <AlertTitle>
        {plural(refused.length, 'One order was refused', `${refused.length} orders were refused`)}
      </AlertTitle>
      {refused.map(({ id, orderNumber, message }) => (
        <div key={id}>
          <strong>{orderNumber}</strong>: {message}
        </div>
      ))}
    </Alert>
  );
}
