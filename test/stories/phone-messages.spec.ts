import { adminCustomers } from '#contract/account/desk-customers.ts';
import { type FakeGateway, fakeSmsGate, SMS_GATE, smsGateReport } from '#test/gateways.ts';
import { callApi } from './kit/api.ts';
import { newCustomer, newEmail, PASSWORD, signIn } from './kit/customer.ts';
import { ownerToken } from './kit/kitchen.ts';
import { storyOfItsOwn } from './kit/own-kitchen.ts';
import { expect, expectAccessible, expectAccessibleAtEveryWidth } from './kit/story.ts';

const story = storyOfItsOwn;

const PHONE = '+19055550123';

/** The latest message on a phone. */
async function latestOn(gateway: FakeGateway, phone: string, before = 0): Promise<string> {
  const onPhone = () => gateway.taken.filter(({ to }) => to === phone);
  await expect.poll(() => onPhone().length, { timeout: 20_000 }).toBeGreaterThan(before);
  return onPhone().at(-1)?.text ?? '';
}

story(
  'a kitchen reaches phones, and a customer chooses that',
  async ({ desk, page, context, kitchen, mails, noise }) => {
    const gateway = await fakeSmsGate();
    const asha = await newCustomer(kitchen.url);

    await story.step('an owner switches SMS on, and tries it out', async () => {
      await desk.goto(`${kitchen.url}/admin/settings/gateways`);
      await desk.getByLabel('Who sends them').first().click();
      await desk.getByRole('option', { name: /phone of our own/ }).click();
      await desk.getByLabel('Address of the gateway').fill(gateway.url);
      await desk.getByLabel('User name').fill(SMS_GATE.user);
      await desk.getByLabel('Signing key').fill(SMS_GATE.signingKey);
      noise.expect(/422/);
      await desk.getByRole('button', { name: 'Save' }).click();
      await expect(desk.getByText('Please enter it: there is none yet.').first()).toBeVisible();
      await desk.getByLabel('Password').fill(SMS_GATE.password);
      await expectAccessibleAtEveryWidth(desk);
      await desk.getByRole('button', { name: 'Save' }).click();
      await expect(desk.getByText(/^Saved\./)).toBeVisible();
      await desk.getByRole('button', { name: 'Send an SMS to my phone…' }).click();
      await desk.getByRole('textbox', { name: 'Phone' }).fill('416 555 0199');
      await desk.getByRole('button', { name: 'Send it' }).click();
      expect(await latestOn(gateway, '+14165550199')).toMatch(/your kitchen reaches phones/);
    });

    let household = '';
    await story.step('and writes down what a household wants', async () => {
      const { id } = await callApi(
        kitchen.url,
        adminCustomers.create,
        {
          body: {
            ...{ firstName: 'Sumati', lastName: 'Paranjpe', phone: '+19055550177', email: null },
            ...{ diet: 'vegetarian', allergies: '', standingNote: '', sharesPhone: false },
          },
        },
        await ownerToken(kitchen.url),
      );
      household = id;
      await desk.goto(`${kitchen.url}/admin/customers/${id}`);
      await desk.getByRole('button', { name: 'How to reach them' }).click();
      await desk.getByLabel('They want').click();
      await desk.getByRole('option', { name: 'WhatsApp' }).click();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: 'Write it down' }).click();
      await expect(desk.getByText('By SMS; they want WhatsApp')).toBeVisible();
    });

    await story.step('who takes over their account by a code to their phone', async () => {
      const phone = '+19055550177';
      const token = await ownerToken(kitchen.url);
      const invited = { params: { id: household } };
      const { url } = await callApi(kitchen.url, adminCustomers.invite, invited, token);
      await page.goto(url);
      await expect(page.getByRole('heading', { name: 'Welcome, Sumati' })).toBeVisible();
      await page.getByLabel('Email address').fill(asha.email);
      noise.expect(/409.*phone-code/);
      await page.getByRole('button', { name: 'Send it to your phone ending in 77' }).click();
      await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
        /already registered/,
      );
      await expectAccessibleAtEveryWidth(page);
      await page.getByLabel('Email address').fill(newEmail('sumati'));
      await page.getByRole('button', { name: 'Send it to your phone ending in 77' }).click();
      await expect(page.getByLabel('Six-digit code')).toBeFocused();
      const code = /\b\d{6}\b/.exec(await latestOn(gateway, phone))?.[0] ?? '';
      await page.getByLabel('Six-digit code').fill(code);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('checkbox').check();
      await expectAccessibleAtEveryWidth(page);
      await page.getByRole('button', { name: 'Open my account' }).click();
      await expect(page.getByText('Welcome, Sumati. Your account is yours.')).toBeVisible();
      await desk.reload();
      await expect(desk.getByText('Their password')).toBeVisible();
      await expect(desk.getByText('Not verified')).toBeVisible();
    });

    await story.step('a customer shows that the phone is theirs', async () => {
      await signIn(context, asha);
      await page.goto('/settings');
      await expect(page.getByRole('heading', { name: 'On your phone' })).toBeVisible();
      await expect(page.getByText('Please confirm your e-mail address first')).toBeVisible();
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      const { text } = await mails.read(asha.email, /code/i);
      await page.getByLabel('Six-digit code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await page.getByRole('button', { name: 'Send me a code by SMS' }).click();
      const code = /\b\d{6}\b/.exec(await latestOn(gateway, PHONE))?.[0] ?? '';
      await expectAccessibleAtEveryWidth(page);
      await page.getByLabel('Six-digit code').fill(code);
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(page.getByLabel('SMS instead of e-mail')).toBeChecked();
      await expectAccessibleAtEveryWidth(page);
    });

    await story.step('and has the news there, which the kitchen sees arrive', async () => {
      await desk.goto(`${kitchen.url}/admin/broadcasts/create?to=list&search=${asha.email}`);
      await expect(desk.getByText('1 by SMS')).toBeVisible();
      await desk.getByLabel('Subject').fill('Late today');
      await desk.getByLabel('Text').fill('The van does not start; we come an hour later.');
      await expect(desk.getByText('SMS: 1 message.')).toBeVisible();
      await expectAccessibleAtEveryWidth(desk);
      await desk.getByRole('button', { name: 'Send to 1 person…' }).click();
      await desk.getByRole('button', { name: 'Send it' }).click();
      await expect(desk.getByRole('heading', { level: 1, name: 'Late today' })).toBeVisible();
      expect(await latestOn(gateway, PHONE, 1)).toMatch(
        /an hour later\. Reply STOP to end these\.$/,
      );
      const { reference } = gateway.taken.at(-1) ?? { reference: '' };
      const report = smsGateReport(
        'sms:delivered',
        { messageId: reference },
        Temporal.Now.instant(),
      );
      const { url, headers, payload: body } = report;
      expect((await fetch(kitchen.url + url, { method: 'POST', headers, body })).status).toBe(204);
      await desk.reload();
      await expect(desk.getByText('by SMS, delivered')).toBeVisible();
      await expectAccessibleAtEveryWidth(desk);
    });

    await gateway.stop();
  },
);
