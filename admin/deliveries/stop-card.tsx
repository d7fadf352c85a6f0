import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { MapPin, Phone } from 'lucide-react';
import { useNotify } from 'react-admin';
import { call } from '#admin/api/services.ts';
import { useSubmit } from '#admin/api/use-submit.ts';
import { Chip } from '#admin/parts/chip.tsx';
import { deliveries, type Stop } from '#contract/admin/deliveries.ts';
import { formatTime } from '#domain/days.ts';
import { mapLink, mapsOf } from '#domain/map-link.ts';
import { formatPhone } from '#domain/phone.ts';
import { collectWords, STAGES, whatOf } from './stages.ts';

const BIG = { minHeight: 52, fontSize: '1.0625rem', flex: '1 1 140px' } as const;

/** One door: whom to bring what, the way there, a call, and what can be done now. */
export function StopCard({ stop, onFail }: { stop: Stop; onFail: () => void }) {
  const { name, address, phone, doorNote, instructions, number, stage, actions } = stop;
  const collect = collectWords(stop);
  const isBehind = stage === 'delivered' || stage === 'not_delivered';
  return (
    <Card component="article" aria-label={`${name}, ${number}`} sx={{ p: 2, borderRadius: 3 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, alignItems: 'start' }}>
        <Typography
          component="h4"
          sx={{
            minWidth: 0,
            overflowWrap: 'anywhere',
            fontSize: '1.25rem',
            fontWeight: 750,
            lineHeight: 1.25,
          }}
        >
          {name}
        </Typography>
        <Chip tone={STAGES[stage].tone}>{STAGES[stage].words}</Chip>
      </Stack>
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {whatOf(stop)}
      </Typography>
      <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {number}
        {stop.kind === 'snacks' && ` · for ${formatTime(stop.time)}`}
      </Typography>
      {collect && stop.stage !== 'not_delivered' && (
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
          {collect}
        </Typography>
      )}
      {!isBehind && (
        <>
          <Typography sx={{ mt: 1, fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
            {address}
          </Typography>
          {doorNote && (
            <Typography
              sx={{
                mt: 1,
                pl: 1,
                borderLeft: 3,
                borderColor: 'house.turmeric',
                fontSize: '1.125rem',
                fontWeight: 650,
                overflowWrap: 'anywhere',
              }}
            >
              {doorNote}
            </Typography>
          )}
          {instructions && (
            <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
              <Typography component="span" color="textSecondary">
                Instructions:{' '}
              </Typography>
              {instructions}
            </Typography>
          )}
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
        </>
      )}
      {actions.length > 0 && <Moves stop={stop} onFail={onFail} />}
    </Card>
  );
}

/** The next step, and nobody home. */
function Moves({ stop, onFail }: { stop: Stop; onFail: () => void }) {
  const notify = useNotify();
  const { kind, id, name, actions } = stop;
  const loads = actions.includes('dispatch');
  const { submit, busy, problem } = useSubmit(
    () =>
      loads
        ? call(deliveries.dispatch, { params: { id } })
        : call(deliveries.deliver, { params: { kind, id } }),
    () => notify(loads ? `${name}: on the way.` : `${name}: delivered.`, { type: 'success' }),
  );
  const words = loads ? 'Loaded' : 'Delivered';
  return (
    <Box sx={{ mt: 1 }}>
      {problem && (
        <Typography role="alert" sx={{ color: 'house.chilliInk', mb: 1 }}>
          {problem}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={busy}
          onClick={() => void submit(undefined)}
          aria-label={`${words}: ${name}`}
          sx={BIG}
        >
          {busy ? 'Saving…' : words}
        </Button>
        {actions.includes('fail') && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={onFail}
            aria-label={`Could not hand over: ${name}`}
            sx={BIG}
          >
            Could not hand over
          </Button>
        )}
      </Box>
    </Box>
  );
}
