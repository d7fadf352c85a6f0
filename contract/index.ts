import { accounts } from './accounts.ts';
import { addresses } from './addresses.ts';
import { adminAuth } from './admin/auth.ts';
import { adminBlogCategories, adminBlogs } from './admin/blogs.ts';
import { adminCatering } from './admin/catering.ts';
import { adminClosures } from './admin/closures.ts';
import { adminContactMessages } from './admin/contact-messages.ts';
import { adminCustomers } from './admin/customers.ts';
import { deliveries } from './admin/deliveries.ts';
import { adminAudit, adminMails, adminStaff, adminTimings, overview } from './admin/desk.ts';
import { adminDishes } from './admin/dishes.ts';
import { adminPageViews } from './admin/page-views.ts';
import { adminPayments } from './admin/payments.ts';
import { adminPlanGroups } from './admin/plan-groups.ts';
import { adminSettings } from './admin/settings.ts';
import { adminSnackOrders } from './admin/snack-orders.ts';
import { adminSnacks } from './admin/snacks.ts';
import { adminSubscriptions } from './admin/subscriptions.ts';
import { adminTiffinOrders, kitchenDays } from './admin/tiffin-orders.ts';
import { adminWeeklyMenus } from './admin/weekly-menus.ts';
import { blog } from './blog.ts';
import { calendarFeed } from './calendar-feed.ts';
import { catering } from './catering.ts';
import { cateringInquiries } from './catering-inquiries.ts';
import { contact } from './contact.ts';
import { customerSettings } from './customer-settings.ts';
import { emailCodes } from './email-codes.ts';
import { home } from './home.ts';
import { adminFirstDay } from './kitchen/first-day.ts';
import { adminLogo } from './kitchen/logo.ts';
import { kitchen } from './kitchen.ts';
import { leaving } from './leaving.ts';
import { ownData } from './own-data.ts';
import { pageViews } from './page-views.ts';
import { plans } from './plans.ts';
import { adminDownloads } from './platform/downloads.ts';
import { steps } from './platform/steps.ts';
import { profile } from './profile.ts';
import { receipts } from './receipts.ts';
import { sessions } from './sessions.ts';
import { skipLinks } from './skip-links.ts';
import { snackOrders } from './snack-orders.ts';
import { snacks } from './snacks.ts';
import { subscriptions } from './subscriptions.ts';
import { tiffinOrders } from './tiffin-orders.ts';
import { unsubscribe } from './unsubscribe.ts';
import { usual } from './usual.ts';
import { weeklyMenu } from './weekly-menu.ts';

/** Every table of endpoints by its noun: what the server mounts and the docs page shows. */
export const contract = {
  accounts,
  profile,
  customerSettings,
  sessions,
  unsubscribe,
  leaving,
  ownData,
  pageViews,
  addresses,
  home,
  kitchen,
  plans,
  subscriptions,
  tiffinOrders,
  usual,
  skipLinks,
  calendarFeed,
  snacks,
  snackOrders,
  receipts,
  catering,
  cateringInquiries,
  emailCodes,
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
  adminSnackOrders,
  adminCatering,
  adminPayments,
  adminCustomers,
  adminPlanGroups,
  adminSnacks,
  adminDishes,
  adminWeeklyMenus,
  adminBlogs,
  adminBlogCategories,
  adminContactMessages,
  adminClosures,
  adminTimings,
  adminSettings,
  adminFirstDay,
  adminLogo,
  adminStaff,
  adminMails,
  adminPageViews,
  adminAudit,
  adminDownloads,
};

export type Contract = typeof contract;
