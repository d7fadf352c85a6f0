import { Box, Button, Typography } from '@mui/material';
import { MapPin, Phone } from 'lucide-react';
import { whole } from '#admin/parts/whole.tsx';
import { mapLink, mapsOf } from '#domain/map-link.ts';
import { formatPhone } from '#domain/phone.ts';

/** Buttons for thumbs in gloves. */
export const BIG = { minHeight: 52, fontSize: '1.0625rem', flex: '1 1 140px' } as const;

/** What is to be collected at a door. */
export const ToCollect = ({ words }: { words: string }) => (
  <Typography
    sx={{
      mt: 1,
      px: 1.5,
      py: 0.75,
      borderRadius: 2,
      bgcolor: 'house.turmericTint',
      color: 'house.turmericInk',
      fontSize: '1.125rem',
      fontWeight: 750,
    }}
  >
    {words}
  </Typography>
);

/** Where it is, as it has to be read while driving. */
export const Address = ({ address }: { address: string }) => (
  <Typography sx={{ mt: 1, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
    {whole(address)}
  </Typography>
);

/** The way there, and a call. */
export const WayThere = ({
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
