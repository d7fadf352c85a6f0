import { randomUUID } from 'node:crypto';
import { hashPassword } from '#api/account/sign-in/passwords.ts';
import { enqueueMail } from '#api/kitchen/mail/enqueue-mail.ts';
import { hashRecoveryCode } from '#api/kitchen/staff/factor-secrets.ts';
import { beginPending } from '#api/kitchen/staff/sign-in.ts';
import type { adminCustomers } from '#contract/account/desk-customers.ts';
import type {
  adminAudit,
  adminMails,
  adminOpeningHours,
  adminStaff,
  overview,
} from '#contract/kitchen/desk.ts';
import type { adminAuth } from '#contract/kitchen/desk-auth.ts';
import type { adminClosures } from '#contract/kitchen/desk-closures.ts';
import type { adminSettings } from '#contract/kitchen/desk-settings.ts';
import type { adminFirstDay } from '#contract/kitchen/first-day.ts';
import type { adminLogo } from '#contract/kitchen/logo.ts';
import { adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import { readVersion, type SettingsGroups } from '#db/kitchen/settings.ts';
import { runTransaction } from '#db/platform/transaction.ts';
import { markdownOf, POSTS } from '#db/seed/posts.ts';
import {
  DEFAULT_CATERING,
  DEFAULT_DESK,
  DEFAULT_PROFILE,
  DEFAULT_SETTINGS,
} from '#domain/kitchen/settings.ts';
import {
  buildCustomer,
  buildCustomerWithoutEmail,
  buildSession,
  buildStaff,
} from '#test/factories.ts';
import { photoFile } from '#test/photo-files.ts';
import { buildPost } from '#test/site-factories.ts';
import { PASSWORD } from './accounts.ts';
import { forChiefs, forDrivers, forEverybody, forKitchen, nothing, type RowsOf } from './row.ts';
import type { Scene } from './scene.ts';
import { sheetRows } from './sheets.ts';

/** The first page of a list sorted by one of its fields. */
export const firstPage = <const Field extends string>(sort: Field) => ({
  query: { page: 1, limit: 25, sort, order: 'DESC' as const },
});

const wrongPassword = () => ({ body: { currentPassword: 'not-the-one' } });

export const adminAuthRows: RowsOf<typeof adminAuth> = {
  login: {
    answers: forEverybody(),
    input: async ({ services }) => {
      const passwordHash = await hashPassword(PASSWORD);
      const { email } = await buildStaff(services.db, { password_hash: passwordHash });
      return { body: { email, password: PASSWORD } };
    },
  },
  logout: { answers: forDrivers(), input: nothing },
  me: { answers: forDrivers(), input: nothing },
  secondFactor: {
    answers: forEverybody(),
    input: async ({ services }) => {
      const { id } = await buildStaff(services.db);
      const code = randomUUID();
      await services.db
        .insertInto('staff_recovery_codes')
        .values({ staff_id: id, code_hash: hashRecoveryCode(code) })
        .execute();
      const step = { staffId: id, purpose: 'sign-in' } as const;
      const pending = await beginPending(services.db, step, services.clock.now());
      return { body: { pending, code } };
    },
  },
  factors: { answers: forDrivers(), input: nothing },
  // Nobody here has shown the password of these accounts: that they are asked shows that they may.
  beginTotp: { answers: forDrivers(422), input: wrongPassword },
  removeTotp: { answers: forDrivers(422), input: wrongPassword },
  renewRecoveryCodes: { answers: forDrivers(422), input: wrongPassword },
  beginPasskey: { answers: forDrivers(422), input: wrongPassword },
  removePasskey: {
    answers: forDrivers(422),
    input: () => ({ ...wrongPassword(), params: { passkey: 'none' } }),
  },
  confirmPasskey: {
    answers: forDrivers(409),
    input: () => ({ body: { pending: 'none', name: 'Phone', passkey: {} } }),
  },
  confirmTotp: {
    answers: forDrivers(409),
    input: () => ({ body: { pending: 'none', code: '123456' } }),
  },
  sessions: { answers: forDrivers(), input: nothing },
  endSession: {
    answers: forDrivers(),
    input: async ({ services, chief, kitchen, driver }, caller) => {
      const staff = { chief, kitchen, driver }[caller as 'chief'] ?? chief;
      return { params: { id: (await buildSession(services.db, { staff })).id } };
    },
  },
  endOthers: { answers: forDrivers(), input: nothing },
  changePassword: {
    answers: forDrivers(),
    input: async ({ services, chief, kitchen, driver }) => {
      await services.db
        .updateTable('staff')
        .set({ password_hash: await hashPassword(PASSWORD) })
        .where('id', 'in', [chief.id, kitchen.id, driver.id])
        .execute();
      return { body: { currentPassword: PASSWORD, newPassword: 'Tandoor-Glow-9' } };
    },
  },
};

export const overviewRows: RowsOf<typeof overview> = {
  read: { answers: forKitchen(), input: nothing },
};

const planGroup = (name: string) => ({
  name,
  description: '',
  planType: 'tiffin' as const,
  isActive: true,
  isPopular: false,
  popularBadge: null,
  theme: 'turmeric',
  sortOrder: 1,
  variants: [
    {
      billingCycle: 'weekly' as const,
      price: 1199,
      totalPrice: null,
      tiffinCount: 5,
      unit: '/week',
      features: [],
      isActive: true,
      deliveryCharge: 0,
      taxPercentage: 1300,
      discountPercentage: null,
    },
  ],
});

const ownGroup = async (scene: Scene) => ({ params: { id: (await scene.offer()).group.id } });

export const adminPlanGroupRows: RowsOf<typeof adminPlanGroups> = {
  ...sheetRows(adminPlanGroups, forChiefs(), () => ({
    name: `Plan ${randomUUID()}`,
    billingCycle: 'Weekly',
    price: '11.00',
    tiffinCount: '5',
    taxPercentage: '13',
  })),
  list: { answers: forChiefs(), input: () => firstPage('sortOrder') },
  read: { answers: forChiefs(), input: ownGroup },
  create: { answers: forChiefs(201), input: () => ({ body: planGroup('Lighter') }) },
  update: {
    answers: forChiefs(),
    input: async (scene) => ({ ...(await ownGroup(scene)), body: planGroup('Heartier') }),
  },
  remove: { answers: forChiefs(), input: ownGroup },
};

/** A day of its own for each, so that no closure meets another. */
const closure = () => {
  const day = Temporal.PlainDate.from('2027-01-01').add({
    days: Math.floor(Math.random() * 9_000),
  });
  return { startDate: day.toString(), endDate: day.toString(), reason: 'Holiday' };
};

async function storedClosure({ services }: Scene) {
  const { startDate, endDate, reason } = closure();
  const { id } = await services.db
    .insertInto('closures')
    .values({ start_day: startDate, end_day: endDate, reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

export const adminClosureRows: RowsOf<typeof adminClosures> = {
  list: { answers: forKitchen(), input: () => firstPage('startDate') },
  read: { answers: forKitchen(), input: storedClosure },
  standing: {
    answers: forChiefs(),
    input: () => {
      const { startDate, endDate } = closure();
      return { query: { startDate, endDate } };
    },
  },
  create: { answers: forChiefs(201), input: () => ({ body: closure() }) },
  update: {
    answers: forChiefs(),
    input: async (scene) => ({ ...(await storedClosure(scene)), body: closure() }),
  },
  remove: { answers: forChiefs(), input: storedClosure },
};

/** A group of settings over the version that is stored. */
const settingsBody =
  <Body extends object>(name: keyof SettingsGroups, body: Body) =>
  async ({ services }: Scene) => {
    const { version } = await readVersion(services.db, name);
    return { body: { ...body, version } };
  };

export const adminSettingsRows: RowsOf<typeof adminSettings> = {
  readKitchen: { answers: forChiefs(), input: nothing },
  updateKitchen: { answers: forChiefs(), input: settingsBody('kitchen', DEFAULT_SETTINGS) },
  readBusiness: { answers: forChiefs(), input: nothing },
  readCatering: { answers: forChiefs(), input: nothing },
  updateCatering: { answers: forChiefs(), input: settingsBody('catering', DEFAULT_CATERING) },
  readDesk: { answers: forChiefs(), input: nothing },
  updateDesk: { answers: forChiefs(), input: settingsBody('desk', DEFAULT_DESK) },
  updateBusiness: { answers: forChiefs(), input: settingsBody('business', DEFAULT_PROFILE) },
  readGateways: { answers: forChiefs(), input: nothing },
  updateGateways: {
    answers: forChiefs(),
    input: settingsBody('gateways', {
      sms: { provider: 'none' as const },
      whatsapp: { provider: 'none' as const },
    }),
  },
  readTestimonials: { answers: forChiefs(), input: nothing },
  updateTestimonials: {
    answers: forChiefs(),
    input: settingsBody('testimonials', { shown: true, items: [] }),
  },
};

export const adminFirstDayRows: RowsOf<typeof adminFirstDay> = {
  read: { answers: forChiefs(), input: nothing },
  lookAt: {
    answers: forChiefs(),
    input: () => ({ params: { item: 'logo' as const }, body: { lookedAt: true } }),
  },
  unpublishSamples: {
    answers: forChiefs(),
    input: async ({ services }, caller) => {
      const [sample] = POSTS;
      // Its slug can be had once, and nobody but owners gets so far.
      if (sample && caller === 'chief') {
        const { slug, title } = sample;
        await buildPost(services.db, { slug, title, markdown: markdownOf(sample) });
      }
      return {};
    },
  },
};

export const adminLogoRows: RowsOf<typeof adminLogo> = {
  read: { answers: forChiefs(), input: nothing },
  set: {
    answers: forChiefs(),
    input: async () => ({ body: { file: (await photoFile()).toString('base64') } }),
  },
  remove: { answers: forChiefs(), input: nothing },
};

/** One of the seven rows of opening hours. */
async function tuesday({ services }: Scene) {
  await services.db
    .insertInto('weekly_timings')
    .values({ weekday: 2, open_time: '09:00', close_time: '19:00' })
    .onConflict((conflict) => conflict.column('weekday').doNothing())
    .execute();
  return { params: { id: 2 } };
}

export const adminTimingRows: RowsOf<typeof adminOpeningHours> = {
  list: { answers: forChiefs(), input: () => firstPage('day') },
  read: { answers: forChiefs(), input: tuesday },
  update: {
    answers: forChiefs(),
    input: async (scene) => ({
      ...(await tuesday(scene)),
      body: { open_time: '10:00', close_time: '18:00', is_closed: false },
    }),
  },
};

const ofOwner = ({ owner }: Scene) => ({ params: { id: owner.id } });
const reason = { reason: 'Asked by phone' };

export const adminCustomerRows: RowsOf<typeof adminCustomers> = {
  list: { answers: forKitchen(), input: () => firstPage('createdAt') },
  find: { answers: forKitchen(), input: () => ({ query: { search: 'asha' } }) },
  tags: { answers: forKitchen(), input: nothing },
  create: {
    answers: forKitchen(201),
    input: () => ({
      body: {
        firstName: 'Meera',
        lastName: '',
        phone: '9055550142',
        email: null,
        address: null,
        diet: 'jain',
        allergies: '',
        standingNote: '',
        sharesPhone: true,
      },
    }),
  },
  read: { answers: forKitchen(), input: ofOwner },
  update: {
    answers: forKitchen(),
    input: (scene) => ({
      ...ofOwner(scene),
      body: {
        firstName: 'Asha',
        lastName: 'Patel',
        phone: null,
        address: null,
        diet: 'jain',
        allergies: '',
        standingNote: '',
        customerNote: null,
        internalNote: null,
      },
    }),
  },
  // Another one than the customers who call: these need their sessions.
  disable: {
    answers: forChiefs(),
    input: async ({ services }) => ({
      params: { id: (await buildCustomer(services.db)).id },
      body: { ...reason, pausePlans: false },
    }),
  },
  enable: {
    answers: forChiefs(),
    input: async ({ services }) => {
      const { id } = await buildCustomer(services.db, { disabled_at: services.clock.now() });
      return { params: { id }, body: reason };
    },
  },
  tellApart: {
    answers: forKitchen(),
    input: async ({ services }) => ({
      params: { id: (await buildCustomer(services.db)).id },
      body: { otherId: (await buildCustomerWithoutEmail(services.db)).id },
    }),
  },
  setStopped: {
    answers: forKitchen(),
    input: async ({ services }) => ({
      params: { id: (await buildCustomer(services.db, { phone: '+14165550161' })).id },
      body: { stopped: true },
    }),
  },
  setOffers: {
    answers: forKitchen(),
    input: async ({ services }) => {
      const email_verified_at = services.clock.now();
      const { id } = await buildCustomer(services.db, { email_verified_at });
      return { params: { id }, body: { wants: true, how: 'paper', day: '2026-01-02' } };
    },
  },
  setChannel: {
    answers: forKitchen(),
    input: async ({ services }) => ({
      params: { id: (await buildCustomerWithoutEmail(services.db)).id },
      body: { channel: 'whatsapp' },
    }),
  },
  signOut: {
    answers: forKitchen(),
    input: async ({ services }) => ({
      params: { id: (await buildCustomer(services.db)).id },
      body: reason,
    }),
  },
  invite: {
    answers: forKitchen(),
    input: async ({ services }) => ({
      params: { id: (await buildCustomerWithoutEmail(services.db)).id },
    }),
  },
  sendInvitation: {
    answers: forKitchen(),
    input: async ({ services }) => ({
      params: { id: (await buildCustomer(services.db, { password_hash: null })).id },
    }),
  },
  anonymise: {
    answers: forChiefs(),
    input: async ({ services }) => {
      const { id, email } = await buildCustomer(services.db);
      return { params: { id }, body: { contact: email } };
    },
  },
  mergePreview: {
    answers: forChiefs(),
    input: ({ owner, other }) => ({ params: { id: owner.id, otherId: other.id } }),
  },
  merge: {
    answers: forChiefs(),
    input: async ({ services }) => ({
      params: { id: (await buildCustomer(services.db)).id },
      body: { otherId: (await buildCustomer(services.db)).id },
    }),
  },
};

export const adminStaffRows: RowsOf<typeof adminStaff> = {
  list: { answers: forChiefs(), input: () => firstPage('createdAt') },
  read: { answers: forChiefs(), input: ({ kitchen }) => ({ params: { id: kitchen.id } }) },
  create: {
    answers: forChiefs(201),
    input: () => ({
      body: {
        name: 'Ravi',
        role: 'kitchen',
        disabled: false,
        email: `${randomUUID()}@example.com`,
      },
    }),
  },
  update: {
    answers: forChiefs(),
    input: ({ kitchen }) => ({
      params: { id: kitchen.id },
      body: { name: 'Ravi', role: 'kitchen', disabled: false },
    }),
  },
  sessions: { answers: forChiefs(), input: ({ kitchen }) => ({ params: { id: kitchen.id } }) },
  signOut: {
    answers: forChiefs(),
    input: async ({ services }) => ({ params: { id: (await buildStaff(services.db)).id } }),
  },
};

async function storedMail({ services, owner }: Scene) {
  const id = await runTransaction(services.db, (tx) =>
    enqueueMail(tx, { kind: 'welcome', customerId: owner.id, details: { name: 'Asha' } }),
  );
  return { params: { id: id ?? '' } };
}

export const adminMailRows: RowsOf<typeof adminMails> = {
  list: { answers: forChiefs(), input: () => firstPage('createdAt') },
  read: { answers: forChiefs(), input: storedMail },
  resend: { answers: forChiefs(), input: storedMail },
  markPrinted: {
    answers: forChiefs(),
    input: async ({ services }) => {
      const { id } = await services.db
        .insertInto('mails')
        .values({
          kind: 'welcome',
          channel: 'paper',
          to_address: null,
          status: 'to_print',
          details: { name: 'Asha' },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { id } };
    },
  },
};

export const adminAuditRows: RowsOf<typeof adminAudit> = {
  list: { answers: forChiefs(), input: () => firstPage('at') },
};
