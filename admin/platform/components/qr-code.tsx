import { Box } from '@mui/material';
import { encode } from 'uqr';

/** A text as a QR code; black on white in both themes, since cameras read it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 220, maxWidth: '100%', bgcolor: '#fff', borderRadius: 2 }}
    >
      <path d={path.join('')} fill="#000" />
    </Box>
  );
}
