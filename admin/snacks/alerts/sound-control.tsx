import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { Bell, BellOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { onSoundState, soundState, tryChime } from './chime.ts';
import { useSoundSwitch } from './sound-switch.ts';

/** Switches the sound of new orders, lets it be heard, and says when the browser keeps it back. */
export function SoundControl() {
  const [on, setOn] = useSoundSwitch();
  const state = useSyncExternalStore(onSoundState, soundState);
  if (state === 'missing')
    return <Typography variant="body2">This browser cannot play a sound.</Typography>;
  const Icon = on ? Bell : BellOff;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <FormControlLabel
        control={<Switch checked={on} onChange={(_event, to) => setOn(to)} />}
        label={
          <Box component="span" sx={{ display: 'block', lineHeight: 1.2, minWidth: 190 }}>
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
              <Icon size={16} aria-hidden /> Sound for new orders
            </Box>
            <Typography
              component="span"
              variant="caption"
              sx={{ color: on && state === 'blocked' ? 'house.turmericInk' : 'text.secondary' }}
            >
              {!on
                ? 'Off in this browser'
                : state === 'blocked'
                  ? 'Silent until you press something here'
                  : 'Rings when one comes in'}
            </Typography>
          </Box>
        }
        sx={{ mr: 0.5, minHeight: 44 }}
      />
      <Button size="small" color="secondary" onClick={() => void tryChime()} sx={{ minHeight: 44 }}>
        Try it
      </Button>
    </Box>
  );
}
