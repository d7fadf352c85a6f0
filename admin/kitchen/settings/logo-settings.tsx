import { Alert, Box, Button, Card, Stack, Typography } from '@mui/material';
import { ImageUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Group } from '#admin/kitchen/settings/settings-form.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { useSubmit } from '#admin/platform/client/use-submit.ts';
import { FileZone } from '#admin/platform/photos/file-zone.tsx';
import { fileOf, type ShrunkPhoto, shrinkPhoto } from '#admin/platform/photos/shrink-photo.ts';
import { call } from '#admin/services.ts';
import { adminLogo, type Logo } from '#contract/kitchen/logo.ts';
import { fitInto, HEADER_LOGO } from '#domain/kitchen/brand.ts';
import { PAPER, THEME_LABELS } from '#domain/platform/theme.ts';

/** The kitchen's logo: chosen or dropped here, looked at, and then shown by the shop at once. */
export function LogoSettings() {
  const { data } = useCall(adminLogo.read, {});
  return (
    <Card sx={{ maxWidth: 860, p: 2 }}>
      <Group
        title="Logo"
        place="logo"
        words="The shop, this desk, the mails and the documents show it in place of the name in letters. Best is a picture without much room around it, with a transparent background: PNG, WebP or JPEG."
      />
      {data && <OwnLogo logo={data.logo} />}
    </Card>
  );
}

const PREVIEW = { width: 240, height: 96 };

/** A logo that is not saved yet, as large as the header of the shop shows it, on either ground. */
const LogoPreview = ({ logo }: { logo: ShrunkPhoto }) => (
  <Stack sx={{ gap: 1 }}>
    <Ground logo={logo} theme="light" />
    <Ground logo={logo} theme="dark" />
  </Stack>
);

type GroundProps = { logo: ShrunkPhoto; theme: keyof typeof PAPER };

/** On the dark one it stands on a plate of light paper, as in the shop. */
const Ground = ({ logo, theme }: GroundProps) => (
  <Box component="figure" sx={{ ...GROUND, colorScheme: theme }}>
    <Box
      component="img"
      src={logo.dataUrl}
      alt={`Your logo: ${THEME_LABELS[theme]}`}
      {...fitInto(logo, HEADER_LOGO)}
      sx={{ borderRadius: '6px', bgcolor: PAPER.light, boxShadow: `0 0 0 4px ${PAPER.light}` }}
    />
    <Typography component="figcaption" variant="body2">
      {THEME_LABELS[theme]}
    </Typography>
  </Box>
);

const GROUND = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 72,
  m: 0,
  px: 2,
  borderRadius: 3,
  border: 1,
  borderColor: 'house.line',
  bgcolor: 'house.paper',
  color: 'house.inkSoft',
};

function OwnLogo({ logo }: { logo: Logo | null }) {
  const notify = useNotify();
  const [chosen, setChosen] = useState<ShrunkPhoto | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const sending = useSubmit(
    (file: string) => call(adminLogo.set, { body: { file } }),
    () => {
      setChosen(null);
      notify('The shop shows your logo.', { type: 'success' });
    },
  );
  const removing = useSubmit(
    () => call(adminLogo.remove, {}),
    () => notify('The logo is removed; the name stands in letters.', { type: 'success' }),
  );

  async function choose(file: File | undefined) {
    if (!file) return;
    setUnreadable(null);
    sending.clearProblem();
    const picture = await shrinkPhoto(file).catch((caught: Error) => caught.message);
    if (typeof picture === 'string') setUnreadable(picture);
    else setChosen(picture);
  }

  function cancel(): void {
    setChosen(null);
    setUnreadable(null);
    sending.clearProblem();
  }
  const busy = sending.busy || removing.busy;
  const problem = unreadable ?? sending.problem ?? removing.problem;

  return (
    <FileZone
      label="Logo"
      width={272}
      onFile={(file) => void choose(file)}
      picture={
        chosen ? (
          <LogoPreview logo={chosen} />
        ) : (
          <Box sx={FRAME}>
            {logo ? (
              <img src={logo.src} alt="Your logo" {...fitInto(logo, PREVIEW)} />
            ) : (
              <span>No logo</span>
            )}
          </Box>
        )
      }
    >
      {(open) => (
        <>
          <Typography role="status">
            {chosen
              ? 'This is how the shop shows it. It is not saved yet.'
              : logo
                ? 'Customers see this logo.'
                : 'Customers see the name in letters.'}
          </Typography>
          {chosen ? (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button
                variant="contained"
                disabled={busy}
                autoFocus
                onClick={() => void sending.submit(fileOf(chosen))}
                sx={{ minHeight: 44 }}
              >
                {sending.busy ? 'Sending the logo…' : 'Use this logo'}
              </Button>
              <Button color="secondary" disabled={busy} onClick={cancel} sx={{ minHeight: 44 }}>
                Cancel
              </Button>
            </Stack>
          ) : (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button
                variant="outlined"
                color="secondary"
                startIcon={<ImageUp size={18} aria-hidden />}
                disabled={busy}
                onClick={open}
                sx={{ minHeight: 44 }}
              >
                {logo ? 'Choose another logo' : 'Choose a logo'}
              </Button>
              {logo && (
                <Button
                  color="secondary"
                  startIcon={<Trash2 size={18} aria-hidden />}
                  disabled={busy}
                  onClick={() => void removing.submit(undefined)}
                  sx={{ minHeight: 44 }}
                >
                  Remove the logo
                </Button>
              )}
            </Stack>
          )}
          {problem && <Alert severity="error">{problem}</Alert>}
        </>
      )}
    </FileZone>
  );
}

/** The light theme's paper, as the shop puts behind it. */
const FRAME = {
  display: 'grid',
  placeItems: 'center',
  height: 128,
  p: 2,
  borderRadius: 3,
  bgcolor: '#fbf6ec',
  color: '#65503f',
};
