import type { Contract } from '#contract/index.ts';
import { accountHandlers } from './accounts/routes.ts';
import { addressHandlers } from './addresses/routes.ts';
import { adminAuditHandlers } from './admin/audit-log/routes.ts';
import { adminAuthHandlers } from './admin/auth/routes.ts';
import { adminBlogCategoryHandlers } from './admin/blogs/categories.ts';
import { adminBlogHandlers } from './admin/blogs/routes.ts';
import { adminCateringHandlers } from './admin/catering/routes.ts';
import { adminClosureHandlers } from './admin/closures/routes.ts';
import { adminContactMessageHandlers } from './admin/contact-messages/routes.ts';
import { adminCustomerHandlers } from './admin/customers/routes.ts';
import { deliveryHandlers } from './admin/deliveries/routes.ts';
import { adminDishHandlers } from './admin/dishes/routes.ts';
import { kitchenDayHandlers } from './admin/kitchen-days/routes.ts';
import { adminMailHandlers } from './admin/mails/routes.ts';
import { overviewHandlers } from './admin/overview/routes.ts';
import { adminPageViewHandlers } from './admin/page-views/routes.ts';
import { adminPaymentHandlers } from './admin/payments/routes.ts';
import { adminPlanGroupHandlers } from './admin/plan-groups/routes.ts';
import { adminSettingsHandlers } from './admin/settings/routes.ts';
import { adminSnackOrderHandlers } from './admin/snack-orders/routes.ts';
import { adminSnackHandlers } from './admin/snacks/routes.ts';
import { adminStaffHandlers } from './admin/staff/routes.ts';
import { adminSubscriptionHandlers } from './admin/subscriptions/routes.ts';
import { adminTiffinOrderHandlers } from './admin/tiffin-orders/routes.ts';
import { adminWeeklyMenuHandlers } from './admin/weekly-menus/routes.ts';
import { adminTimingHandlers } from './admin/weekly-timings/routes.ts';
import { blogHandlers } from './blog/routes.ts';
import { calendarFeedHandlers } from './calendar-feed/routes.ts';
import { cateringHandlers, cateringInquiriesHandlers } from './catering/routes.ts';
import { contactHandlers } from './contact/routes.ts';
import type { Mounted } from './core/handler.ts';
import { customerSettingsHandlers } from './customer-settings/routes.ts';
import { emailCodeHandlers } from './email-codes/routes.ts';
import { homeHandlers } from './home/routes.ts';
import { adminFirstDayHandlers } from './kitchen/desk/first-day.ts';
import { adminLogoHandlers } from './kitchen/desk/logo.ts';
import { kitchenHandlers } from './kitchen/routes.ts';
import { leavingHandlers } from './leaving/routes.ts';
import { ownDataHandlers } from './own-data/routes.ts';
import { pageViewHandlers } from './page-views/routes.ts';
import { planHandlers } from './plans/routes.ts';
import { adminDownloadHandlers } from './platform/desk/download-routes.ts';
import { stepHandlers } from './platform/desk/routes.ts';
import { profileHandlers } from './profile/routes.ts';
import { receiptHandlers } from './receipts/routes.ts';
import { sessionHandlers } from './sessions/routes.ts';
import { skipLinkHandlers } from './skip-links/routes.ts';
import { snackOrderHandlers } from './snack-orders/routes.ts';
import { snackHandlers } from './snacks/routes.ts';
import { subscriptionHandlers } from './subscriptions/routes.ts';
import { tiffinOrderHandlers } from './tiffin-orders/routes.ts';
import { unsubscribeHandlers } from './unsubscribe/routes.ts';
import { usualHandlers } from './usual/routes.ts';
import { weeklyMenuHandlers } from './weekly-menu/routes.ts';

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
