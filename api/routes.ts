import type { Contract } from '#contract/index.ts';
import { addressHandlers } from './account/addresses/routes.ts';
import { adminCustomerHandlers } from './account/desk/routes.ts';
import { emailCodeHandlers } from './account/email-codes/routes.ts';
import { leavingHandlers } from './account/leaving/routes.ts';
import { ownDataHandlers } from './account/own-data/routes.ts';
import { profileHandlers } from './account/profile/routes.ts';
import { sessionHandlers } from './account/sessions/open-session.ts';
import { customerSettingsHandlers, unsubscribeHandlers } from './account/settings-routes.ts';
import { accountHandlers } from './account/sign-in/routes.ts';
import { adminCateringHandlers } from './catering/desk/routes.ts';
import { cateringHandlers, cateringInquiriesHandlers } from './catering/routes.ts';
import { adminAuditHandlers } from './kitchen/audit/list.ts';
import { adminClosureHandlers } from './kitchen/desk/closures/routes.ts';
import { kitchenDayHandlers } from './kitchen/desk/days/routes.ts';
import { deliveryHandlers } from './kitchen/desk/deliveries/routes.ts';
import { adminFirstDayHandlers } from './kitchen/desk/first-day.ts';
import { overviewHandlers } from './kitchen/desk/overview/routes.ts';
import {
  adminLogoHandlers,
  adminSettingsHandlers,
  adminTimingHandlers,
} from './kitchen/desk/settings/routes.ts';
import { kitchenHandlers } from './kitchen/routes.ts';
import { adminStaffHandlers } from './kitchen/staff/routes.ts';
import { adminAuthHandlers } from './kitchen/staff/sign-in/routes.ts';
import { adminDishHandlers } from './menu/desk/dishes/routes.ts';
import { adminWeeklyMenuHandlers } from './menu/desk/weeks/routes.ts';
import { weeklyMenuHandlers } from './menu/read-menu.ts';
import { adminPaymentHandlers } from './money/desk/routes.ts';
import { receiptHandlers } from './money/receipts/routes.ts';
import { adminDownloadHandlers } from './platform/desk/download-routes.ts';
import { stepHandlers } from './platform/desk/routes.ts';
import type { Mounted } from './platform/http/handler.ts';
import { adminMailHandlers } from './platform/mail/desk/list.ts';
import { blogHandlers } from './site/blog/routes.ts';
import { contactHandlers } from './site/contact/routes.ts';
import { adminBlogCategoryHandlers } from './site/desk/blog/categories.ts';
import { adminBlogHandlers } from './site/desk/blog/routes.ts';
import { adminContactMessageHandlers } from './site/desk/messages/routes.ts';
import { homeHandlers } from './site/home/read-home.ts';
import { adminPageViewHandlers, pageViewHandlers } from './site/page-view-routes.ts';
import { adminSnackHandlers } from './snacks/desk/catalogue/routes.ts';
import { adminSnackOrderHandlers } from './snacks/desk/orders/routes.ts';
import { snackOrderHandlers } from './snacks/orders/routes.ts';
import { snackHandlers } from './snacks/routes.ts';
import { calendarFeedHandlers } from './tiffin/calendar-feed/feed-address.ts';
import { adminTiffinOrderHandlers } from './tiffin/desk/orders/routes.ts';
import { adminPlanGroupHandlers } from './tiffin/desk/plan-groups/routes.ts';
import { adminSubscriptionHandlers } from './tiffin/desk/subscriptions/routes.ts';
import { tiffinOrderHandlers } from './tiffin/orders/routes.ts';
import { planHandlers } from './tiffin/plans/routes.ts';
import { usualHandlers } from './tiffin/recurring-booking/routes.ts';
import { skipLinkHandlers } from './tiffin/skip-links/routes.ts';
import { subscriptionHandlers } from './tiffin/subscriptions/routes.ts';

/** What answers each table of the contract, by its noun in `contract/index.ts`. */
export const routes: { [Noun in keyof Contract]: readonly Mounted[] } = {
  accounts: accountHandlers,
  profile: profileHandlers,
  customerSettings: customerSettingsHandlers,
  sessions: sessionHandlers,
  unsubscribe: unsubscribeHandlers,
  leaving: leavingHandlers,
  ownData: ownDataHandlers,
  pageViews: pageViewHandlers,
  addresses: addressHandlers,
  home: homeHandlers,
  kitchen: kitchenHandlers,
  plans: planHandlers,
  subscriptions: subscriptionHandlers,
  receipts: receiptHandlers,
  tiffinOrders: tiffinOrderHandlers,
  usual: usualHandlers,
  skipLinks: skipLinkHandlers,
  calendarFeed: calendarFeedHandlers,
  snacks: snackHandlers,
  snackOrders: snackOrderHandlers,
  catering: cateringHandlers,
  cateringInquiries: cateringInquiriesHandlers,
  emailCodes: emailCodeHandlers,
  weeklyMenu: weeklyMenuHandlers,
  blog: blogHandlers,
  contact: contactHandlers,
  adminAuth: adminAuthHandlers,
  overview: overviewHandlers,
  kitchenDays: kitchenDayHandlers,
  deliveries: deliveryHandlers,
  steps: stepHandlers,
  adminSubscriptions: adminSubscriptionHandlers,
  adminTiffinOrders: adminTiffinOrderHandlers,
  adminSnackOrders: adminSnackOrderHandlers,
  adminCatering: adminCateringHandlers,
  adminPayments: adminPaymentHandlers,
  adminCustomers: adminCustomerHandlers,
  adminPlanGroups: adminPlanGroupHandlers,
  adminSnacks: adminSnackHandlers,
  adminDishes: adminDishHandlers,
  adminWeeklyMenus: adminWeeklyMenuHandlers,
  adminBlogs: adminBlogHandlers,
  adminBlogCategories: adminBlogCategoryHandlers,
  adminContactMessages: adminContactMessageHandlers,
  adminClosures: adminClosureHandlers,
  adminTimings: adminTimingHandlers,
  adminSettings: adminSettingsHandlers,
  adminFirstDay: adminFirstDayHandlers,
  adminLogo: adminLogoHandlers,
  adminStaff: adminStaffHandlers,
  adminMails: adminMailHandlers,
  adminPageViews: adminPageViewHandlers,
  adminAudit: adminAuditHandlers,
  adminDownloads: adminDownloadHandlers,
};
