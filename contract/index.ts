import { ownPhone } from '#contract/account/own-phone.ts';
import { accountDeletion } from './account/account-deletion.ts';
import { accounts } from './account/accounts.ts';
import { addresses } from './account/addresses.ts';
import { calendarFeed } from './account/calendar-feed.ts';
import { customerHome } from './account/customer-home.ts';
import { customerSettings, unsubscribe } from './account/customer-settings.ts';
import { adminBroadcasts } from './account/desk-broadcasts.ts';
import { adminCustomers } from './account/desk-customers.ts';
import { adminHousehold } from './account/desk-household.ts';
import { adminImports } from './account/desk-imports.ts';
import { emailCodes } from './account/email-codes.ts';
import { household } from './account/household.ts';
import { invitations } from './account/invitations.ts';
import { ownData } from './account/own-data.ts';
import { profile } from './account/profile.ts';
import { sessions } from './account/sessions.ts';
import { catering } from './catering/catering.ts';
import { cateringByPhone } from './catering/desk-by-phone.ts';
import { adminCatering } from './catering/desk-catering.ts';
import { cateringInquiries } from './catering/inquiries.ts';
import { adminAudit, adminMails, adminOpeningHours, adminStaff, overview } from './kitchen/desk.ts';
import { adminAuth } from './kitchen/desk-auth.ts';
import { adminClosures } from './kitchen/desk-closures.ts';
import { deliveries } from './kitchen/desk-deliveries.ts';
import { adminGateways } from './kitchen/desk-gateways.ts';
import { adminSettings } from './kitchen/desk-settings.ts';
import { adminDownloads } from './kitchen/downloads.ts';
import { adminFirstDay } from './kitchen/first-day.ts';
import { kitchen } from './kitchen/kitchen.ts';
import { adminLogo } from './kitchen/logo.ts';
import { adminDishes } from './menu/desk-dishes.ts';
import { adminWeeklyMenus } from './menu/desk-weekly-menus.ts';
import { weeklyMenu } from './menu/weekly-menu.ts';
import { adminPayments } from './money/desk-payments.ts';
import { adminPlanGroups } from './money/desk-plan-groups.ts';
import { plans } from './money/plans.ts';
import { receipts } from './money/receipts.ts';
import { steps } from './platform/steps.ts';
import { blog } from './site/blog.ts';
import { contact } from './site/contact.ts';
import { adminBlogCategories, adminBlogs } from './site/desk-blog.ts';
import { adminContactMessages } from './site/desk-contact-messages.ts';
import { adminPageViews, pageViews } from './site/page-views.ts';
import { snacks } from './snacks/catalogue.ts';
import { snacksByPhone } from './snacks/desk-by-phone.ts';
import { adminSnacks } from './snacks/desk-catalogue.ts';
import { adminSnackOrders } from './snacks/desk-orders.ts';
import { snackOrders } from './snacks/orders.ts';
import { tiffinsByPhone } from './tiffin/desk-by-phone.ts';
import { adminSubscriptions } from './tiffin/desk-subscriptions.ts';
import { adminTiffinOrders, kitchenDays } from './tiffin/desk-tiffin-orders.ts';
import { recurringBooking } from './tiffin/recurring-booking.ts';
import { skipLinks } from './tiffin/skip-links.ts';
import { subscriptions } from './tiffin/subscriptions.ts';
import { tiffinOrders } from './tiffin/tiffin-orders.ts';

/** Every table of endpoints by its noun: what the server mounts and the docs page shows. */
export const contract = {
  accounts,
  profile,
  ownPhone,
  customerSettings,
  sessions,
  unsubscribe,
  leaving: accountDeletion,
  ownData,
  pageViews,
  addresses,
  household,
  home: customerHome,
  kitchen,
  plans,
  subscriptions,
  tiffinOrders,
  usual: recurringBooking,
  skipLinks,
  calendarFeed,
  snacks,
  snackOrders,
  receipts,
  catering,
  cateringInquiries,
  emailCodes,
  invitations,
  weeklyMenu,
  blog,
  contact,
  adminAuth,
  overview,
  kitchenDays,
  deliveries,
  steps,
  adminSubscriptions,
  adminTiffinOrders,
  tiffinsByPhone,
  adminSnackOrders,
  snacksByPhone,
  cateringByPhone,
  adminCatering,
  adminPayments,
  adminCustomers,
  adminHousehold,
  adminImports,
  adminBroadcasts,
  adminPlanGroups,
  adminSnacks,
  adminDishes,
  adminWeeklyMenus,
  adminBlogs,
  adminBlogCategories,
  adminContactMessages,
  adminClosures,
  adminTimings: adminOpeningHours,
  adminSettings,
  adminGateways,
  adminFirstDay,
  adminLogo,
  adminStaff,
  adminMails,
  adminPageViews,
  adminAudit,
  adminDownloads,
};

export type Contract = typeof contract;
