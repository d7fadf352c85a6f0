import { Box, Button, Typography } from '@mui/material';
import { MapPin, Phone } from 'lucide-react';
import { keepTogether } from '#admin/platform/components/keep-together.tsx';
import type { Collected } from '#contract/kitchen/desk-deliveries.ts';
import { formatPhone } from '#domain/account/phone.ts';
import { doorPaymentText } from '#domain/kitchen/collecting.ts';
import { mapLink, mapsOf } from '#domain/kitchen/map-link.ts';

/** Buttons for thumbs in gloves. */
export const BIG = { minHeight: 52, fontSize: '1.0625rem', flex: '1 1 140px' } as const;

type DoorPayment = {
  name: string;
  /** What is left to collect, in cents. */
  toCollect: number;
  collected: readonly Collected[];
  onCollect: () => void;
};

/** What is to be collected at a door, with the button for it, and what was; nothing when nothing is. */
export function DoorPayment({ name, toCollect, collected, onCollect }: DoorPayment) {
  const words = doorPaymentText({ toCollect, collected });
  if (words === null) return null;
  const tone = toCollect > 0 ? 'turmeric' : 'leaf';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mt: 1,
        px: 1.5,
        py: 0.75,
        borderRadius: 2,
        bgcolor: `house.${tone}Tint`,
        color: `house.${tone}Ink`,
      }}
    >
      <Typography sx={{ flex: '1 1 150px', fontSize: '1.125rem', fontWeight: 750 }}>
        {keepTogether(words)}
      </Typography>
      {toCollect > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={onCollect}
          aria-label={`Collected: ${name}`}
          sx={{ minHeight: 44, fontSize: '1rem' }}
        >
          Collected
        </Button>
      )}
    </Box>
  );
}

/** Where it is, as it has to be read while driving. */
export const Address = ({ address }: { address: string }) => (
  <Typography sx={{ mt: 1, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
    {keepTogether(address)}
  </Typography>
);

/** The way there, and a call. */
export const DirectionsAndCall = ({
  name,
  address,
  phone,
}: {
  name: string;
  address: string;
  phone: string;
}) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
    <Button
      href={mapLink({ name, address, place: null }, mapsOf(navigator.userAgent))}
      target="_blank"
      rel="noreferrer"
      variant="outlined"
      color="secondary"
      startIcon={<MapPin size={20} aria-hidden />}
      aria-label={`Map to ${name}`}
      sx={BIG}
    >
      Map
    </Button>
    <Button
      href={`tel:${phone}`}
      variant="outlined"
      color="secondary"
      startIcon={<Phone size={20} aria-hidden />}
      aria-label={`Call ${name}, ${formatPhone(phone)}`}
      sx={BIG}
    >
      Call
    </Button>
  </Box>
);
