import { adminCustomers } from '#contract/account/desk-customers.ts';
import { cateringByPhone } from '#contract/catering/desk-by-phone.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import { adminAudit, adminMails, adminOpeningHours, adminStaff } from '#contract/kitchen/desk.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import { adminDishes } from '#contract/menu/desk-dishes.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { adminBlogCategories, adminBlogs } from '#contract/site/desk-blog.ts';
import { adminContactMessages } from '#contract/site/desk-contact-messages.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders } from '#contract/tiffin/desk-tiffin-orders.ts';

/** The calls behind one resource of the desk; what is absent cannot be done there. */
export type ResourceEndpoints = {
  list: Endpoint;
  read?: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
  remove?: Endpoint;
  /** Changes of state, by the action's name in the path. */
  actions?: Record<string, Endpoint>;
  /** One call for every action; it takes `{id, action}`. */
  act?: Endpoint;
  /** One action on many at once; it takes `{action}` and a body with `ids`. */
  actOnMany?: Endpoint;
};

/** Which calls of the contract serve which resource. */
export const RESOURCE_ENDPOINTS = {
  subscriptions: {
    list: adminSubscriptions.list,
    read: adminSubscriptions.read,
    update: adminSubscriptions.update,
    actions: {
      approve: adminSubscriptions.approve,
      'approve-unpaid': adminSubscriptions.approveUnpaid,
      decline: adminSubscriptions.decline,
      pause: adminSubscriptions.pause,
      'call-off-pause': adminSubscriptions.callOffPause,
      resume: adminSubscriptions.resume,
      cancel: adminSubscriptions.cancel,
      'adjust-credits': adminSubscriptions.adjustCredits,
    },
  },
  'tiffin-orders': adminTiffinOrders,
  'snack-orders': {
    list: adminSnackOrders.list,
    read: adminSnackOrders.read,
    update: adminSnackOrders.update,
    act: adminSnackOrders.act,
    actOnMany: adminSnackOrders.actOnMany,
  },
  'catering-inquiries': {
    list: adminCatering.list,
    read: adminCatering.read,
    create: cateringByPhone.ask,
    update: adminCatering.update,
    act: adminCatering.act,
  },
  payments: { list: adminPayments.list, read: adminPayments.read, create: adminPayments.record },
  customers: {
    list: adminCustomers.list,
    read: adminCustomers.read,
    create: adminCustomers.create,
    update: adminCustomers.update,
    actions: {
      disable: adminCustomers.disable,
      enable: adminCustomers.enable,
      'set-stopped': adminCustomers.setStopped,
      'set-channel': adminCustomers.setChannel,
      'set-offers': adminCustomers.setOffers,
      'sign-out': adminCustomers.signOut,
      anonymise: adminCustomers.anonymise,
      'tell-apart': adminCustomers.tellApart,
      merge: adminCustomers.merge,
    },
  },
  'plan-groups': adminPlanGroups,
  snacks: {
    list: adminSnacks.list,
    read: adminSnacks.read,
    create: adminSnacks.create,
    update: adminSnacks.update,
    remove: adminSnacks.remove,
    actions: { 'sold-out': adminSnacks.soldOut, 'back-on-sale': adminSnacks.backOnSale },
  },
  dishes: {
    list: adminDishes.list,
    read: adminDishes.read,
    create: adminDishes.create,
    update: adminDishes.update,
    remove: adminDishes.remove,
  },
  'catering-options': {
    list: adminCatering.listOptions,
    read: adminCatering.readOption,
    create: adminCatering.createOption,
    update: adminCatering.updateOption,
    remove: adminCatering.removeOption,
  },
  blogs: {
    list: adminBlogs.list,
    read: adminBlogs.read,
    create: adminBlogs.create,
    update: adminBlogs.update,
    remove: adminBlogs.remove,
  },
  'blog-categories': adminBlogCategories,
  'contact-messages': {
    list: adminContactMessages.list,
    read: adminContactMessages.read,
    act: adminContactMessages.act,
    actions: { answer: adminContactMessages.answer },
  },
  closures: adminClosures,
  'weekly-timings': adminOpeningHours,
  staff: adminStaff,
  mails: {
    ...adminMails,
    actions: { resend: adminMails.resend, 'mark-printed': adminMails.markPrinted },
  },
  'audit-log': adminAudit,
} satisfies Record<string, ResourceEndpoints>;

/** The resources that the desk's lists and forms know by name. */
export type ResourceName = keyof typeof RESOURCE_ENDPOINTS;
