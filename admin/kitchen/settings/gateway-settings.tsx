import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDataConsumer, NumberInput, SelectInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ActionDialog } from '#admin/kitchen/order-actions/action-dialog.tsx';
import { useCall } from '#admin/platform/client/use-call.ts';
import { CopyButton } from '#admin/platform/components/copy-button.tsx';
import { Section } from '#admin/platform/components/page.tsx';
import { MoneyInput } from '#admin/platform/forms/decimal-input.tsx';
import { call } from '#admin/services.ts';
import type { PhoneChannel } from '#contract/kitchen/channels.ts';
import {
  adminGateways,
  type GatewaySettings as Gateways,
  type OpenGateway,
} from '#contract/kitchen/desk-gateways.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { formatMoney } from '#domain/platform/money.ts';
import { counted } from '#domain/platform/plural.ts';
import { Group, SettingsForm } from './settings-form.tsx';

const SMS_PROVIDERS = [
  { id: 'none', name: 'Nobody: no SMS' },
  { id: 'sms_gate', name: 'A phone of our own (SMS Gateway for Android)' },
  { id: 'twilio', name: 'Twilio' },
];

const WHATSAPP_PROVIDERS = [
  { id: 'none', name: 'Nobody: no WhatsApp by itself' },
  { id: 'meta', name: 'WhatsApp Business (Meta’s Cloud API)' },
];

/** What each field begins with when a provider is chosen that was not in use. */
const EMPTY = {
  sms: {
    ...{ accountSid: '', sender: '', authToken: '' },
    ...{ url: 'https://api.sms-gate.app/3rdparty/v1', user: '', password: '', signingKey: '' },
    ...{ costPerThousand: 0, limitPerDay: 500 },
  },
  whatsapp: {
    ...{
      phoneNumberId: '',
      template: '',
      codeTemplate: '',
      language: 'en',
      accessToken: '',
      appSecret: '',
    },
    ...{ costPerThousand: 0, limitPerDay: 500 },
  },
};

const toForm = (settings: Gateways): FieldValues => ({
  ...settings,
  sms: { ...EMPTY.sms, ...settings.sms },
  whatsapp: { ...EMPTY.whatsapp, ...settings.whatsapp },
});

/** A secret is never shown again: an empty field keeps the one that is stored. */
const SecretInput = (props: { source: string; label: string; helperText?: string }) => (
  <TextInput
    type="password"
    autoComplete="new-password"
    {...props}
    helperText={`${props.helperText ? `${props.helperText} ` : ''}Never shown again: once one is stored, an empty field keeps it.`}
  />
);

const Budget = ({ of, unit }: { of: PhoneChannel; unit: string }) => (
  <>
    <MoneyInput source={`${of}.costPerThousand`} label={`What 1,000 ${unit} cost you`} />
    <NumberInput source={`${of}.limitPerDay`} label={`Most ${unit} in a day`} step={1} />
  </>
);

/** An address to enter at a provider, with what to do with it. */
const ToEnterThere = ({ words, value }: { words: string; value: string | undefined }) =>
  value && (
    <Box sx={{ width: '100%', mb: 1 }}>
      <Typography color="textSecondary">{words}</Typography>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0, userSelect: 'all' }}>
          {value}
        </Typography>
        <CopyButton text={value} words="Copy" />
      </Stack>
    </Box>
  );

/** Who carries messages to phones: SMS and WhatsApp, each with what it costs and how many there may be. */
export function GatewaySettings() {
  const { data: there } = useCall(adminGateways.webhooks, {});
  return (
    <Stack sx={{ gap: 2, maxWidth: 860 }}>
      <SettingsForm
        read={adminSettings.readGateways}
        update={adminSettings.updateGateways}
        toForm={toForm}
      >
        <Group
          title="SMS"
          words="For customers without an e-mail address, and for those who would rather read on their phone. Whoever answers STOP gets no more."
        />
        <SelectInput
          source="sms.provider"
          label="Who sends them"
          choices={SMS_PROVIDERS}
          emptyText={false}
          fullWidth
        />
        <FormDataConsumer>
          {({ formData }) =>
            (formData.sms?.provider === 'twilio' && (
              <>
                <TextInput source="sms.accountSid" label="Account SID" />
                <SecretInput source="sms.authToken" label="Auth token" />
                <TextInput
                  source="sms.sender"
                  label="Number or messaging service that sends"
                  helperText="Such as +19055550142, or MG and 32 letters and digits."
                />
                <Budget of="sms" unit="parts of SMS" />
                <ToEnterThere
                  words="Enter this in Twilio under your number, as ‘A message comes in’, so that STOP is heard:"
                  value={there?.twilio}
                />
              </>
            )) ||
            (formData.sms?.provider === 'sms_gate' && (
              <>
                <TextInput
                  source="sms.url"
                  label="Address of the gateway"
                  helperText="Of the app’s cloud server, your own server, or the phone itself in your network."
                />
                <TextInput source="sms.user" label="User name" />
                <SecretInput source="sms.password" label="Password" />
                <SecretInput
                  source="sms.signingKey"
                  label="Signing key"
                  helperText="In the app under Settings, Webhooks."
                />
                <Budget of="sms" unit="parts of SMS" />
                <ToEnterThere
                  words="The app is told by itself where to report what was delivered and answered:"
                  value={there?.smsGate}
                />
              </>
            )) ||
            null
          }
        </FormDataConsumer>
        <Group
          title="WhatsApp"
          words="For customers who have chosen it. WhatsApp takes approved templates alone: yours has one place for the text, with words around it, such as ‘From your kitchen: {{1}} Have a good day.’"
        />
        <SelectInput
          source="whatsapp.provider"
          label="Who sends them"
          choices={WHATSAPP_PROVIDERS}
          emptyText={false}
          fullWidth
        />
        <FormDataConsumer>
          {({ formData }) =>
            formData.whatsapp?.provider === 'meta' && (
              <>
                <TextInput source="whatsapp.phoneNumberId" label="Phone number ID" />
                <SecretInput source="whatsapp.accessToken" label="Access token" />
                <SecretInput source="whatsapp.appSecret" label="App secret" />
                <TextInput source="whatsapp.template" label="Name of the template" />
                <TextInput
                  source="whatsapp.codeTemplate"
                  label="Name of the template for codes"
                  helperText="Its kind is ‘authentication’, with a button that copies the code. The code that proves a phone goes by SMS; where you send none it goes by this template, and without either nobody can choose WhatsApp in the shop."
                />
                <TextInput source="whatsapp.language" label="Language of the templates" />
                <Budget of="whatsapp" unit="messages" />
                <ToEnterThere
                  words="Enter this address in your app at Meta under Webhooks, and subscribe to ‘messages’:"
                  value={there?.meta}
                />
                <ToEnterThere words="With this verify token:" value={there?.verifyToken} />
              </>
            )
          }
        </FormDataConsumer>
      </SettingsForm>
      <TryOut />
    </Stack>
  );
}

/** `12 parts today, of at most 500; about C$0.13` */
const todayText = ({ sentToday, limitPerDay, costPerThousand }: OpenGateway): string =>
  `${counted(sentToday, 'part')} today, of at most ${limitPerDay}${
    costPerThousand > 0
      ? `; about ${formatMoney(Math.round((sentToday * costPerThousand) / 1000))}`
      : ''
  }`;

const MESSAGE_WORDS: Record<PhoneChannel, string> = {
  sms: 'an SMS',
  whatsapp: 'a WhatsApp message',
};

/** What has gone today, and a message to one's own phone. */
function TryOut() {
  const { data } = useCall(adminGateways.read, {});
  const [tried, setTried] = useState<PhoneChannel | null>(null);
  const open = (['sms', 'whatsapp'] as const).filter((channel) => data?.[channel]);
  if (open.length === 0) return null;
  return (
    <Section title="Try it out">
      <Stack sx={{ gap: 1.5 }}>
        {open.map((channel) => {
          const gateway = data?.[channel];
          return (
            <Stack
              key={channel}
              direction="row"
              sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
            >
              <Button variant="outlined" color="secondary" onClick={() => setTried(channel)}>
                Send {MESSAGE_WORDS[channel]} to my phone…
              </Button>
              <Typography color="textSecondary">{gateway && todayText(gateway)}</Typography>
            </Stack>
          );
        })}
        <Alert severity="info">What you have typed above is not used before it is saved.</Alert>
      </Stack>
      {tried && <TryDialog channel={tried} onClose={() => setTried(null)} />}
    </Section>
  );
}

const TryDialog = ({ channel, onClose }: { channel: PhoneChannel; onClose: () => void }) => (
  <ActionDialog
    title={`Send ${MESSAGE_WORDS[channel]} to your phone`}
    intro="It goes at once, and counts like any other."
    confirm="Send it"
    busyWords="Sending…"
    doneWords="The gateway has taken it. It should be on your phone in a moment."
    schema={adminGateways.test.body}
    toBody={(values) => ({ ...values, channel })}
    send={(values) =>
      call(adminGateways.test, { body: { channel, phone: String(values.phone ?? '') } })
    }
    onClose={onClose}
  >
    <TextInput source="phone" label="Phone" type="tel" autoComplete="tel" autoFocus />
  </ActionDialog>
);
