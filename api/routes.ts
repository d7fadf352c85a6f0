import type { Contract } from '#contract/index.ts';
import { accountHandlers } from './account/sign-in/routes.ts';
import { addressHandlers } from './account/addresses/routes.ts';
import { adminAuditHandlers } from './kitchen/audit/routes.ts';
import { adminAuthHandlers } from './kitchen/staff/sign-in/routes.ts';
import { adminBlogCategoryHandlers } from './site/desk/blog/categories.ts';
import { adminBlogHandlers } from './site/desk/blog/routes.ts';
import { adminCateringHandlers } from './catering/desk/routes.ts';
import { adminClosureHandlers } from './kitchen/desk/closures/routes.ts';
import { adminContactMessageHandlers } from './site/desk/messages/routes.ts';
import { adminCustomerHandlers } from './account/desk/routes.ts';
import { deliveryHandlers } from './kitchen/desk/deliveries/routes.ts';
import { adminDishHandlers } from './menu/desk/dishes/routes.ts';
import { kitchenDayHandlers } from './kitchen/desk/days/routes.ts';
import { adminMailHandlers } from './platform/mail/desk/routes.ts';
import { overviewHandlers } from './kitchen/desk/overview/routes.ts';
import { adminPageViewHandlers } from './site/desk/page-views/routes.ts';
import { adminPaymentHandlers } from './money/desk/routes.ts';
import { adminPlanGroupHandlers } from './tiffin/desk/plan-groups/routes.ts';
import { adminSettingsHandlers } from './kitchen/desk/settings/routes.ts';
import { adminSnackOrderHandlers } from './snacks/desk/orders/routes.ts';
import { adminSnackHandlers } from './snacks/desk/catalogue/routes.ts';
import { adminStaffHandlers } from './kitchen/staff/routes.ts';
import { adminSubscriptionHandlers } from './tiffin/desk/subscriptions/routes.ts';
import { adminTiffinOrderHandlers } from './tiffin/desk/orders/routes.ts';
import { adminWeeklyMenuHandlers } from './menu/desk/weeks/routes.ts';
import { adminTimingHandlers } from './kitchen/desk/weekly-timings/routes.ts';
import { blogHandlers } from './site/blog/routes.ts';
import { calendarFeedHandlers } from './tiffin/calendar-feed/routes.ts';
import { cateringHandlers, cateringInquiriesHandlers } from './catering/routes.ts';
import { contactHandlers } from './site/contact/routes.ts';
import type { Mounted } from './platform/http/handler.ts';
import { customerSettingsHandlers } from './account/settings-routes.ts';
import { emailCodeHandlers } from './account/email-codes/routes.ts';
import { homeHandlers } from './site/home/routes.ts';
import { adminFirstDayHandlers } from './kitchen/desk/first-day.ts';
import { adminLogoHandlers } from './kitchen/desk/logo.ts';
import { kitchenHandlers } from './kitchen/routes.ts';
import { leavingHandlers } from './account/leaving/routes.ts';
import { ownDataHandlers } from './account/own-data/routes.ts';
import { pageViewHandlers } from './site/page-view-routes.ts';
import { planHandlers } from './tiffin/plans/routes.ts';
import { adminDownloadHandlers } from './platform/desk/download-routes.ts';
import { stepHandlers } from './platform/desk/routes.ts';
import { profileHandlers } from './account/profile/routes.ts';
import { receiptHandlers } from './money/receipts/routes.ts';
import { sessionHandlers } from './account/sessions/routes.ts';
import { skipLinkHandlers } from './tiffin/skip-links/routes.ts';
import { snackOrderHandlers } from './snacks/orders/routes.ts';
import { snackHandlers } from './snacks/routes.ts';
import { subscriptionHandlers } from './tiffin/subscriptions/routes.ts';
import { tiffinOrderHandlers } from './tiffin/orders/routes.ts';
import { unsubscribeHandlers } from './account/unsubscribe/routes.ts';
import { usualHandlers } from './tiffin/recurring-booking/routes.ts';
import { weeklyMenuHandlers } from './menu/routes.ts';

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
