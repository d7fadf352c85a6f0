import { invitationHandlers } from '#api/account/sign-in/invitations.ts';
import type { Contract } from '#contract/index.ts';
import { accountDeletionHandlers } from './account/account-deletion.ts';
import { addressHandlers } from './account/addresses.ts';
import { calendarFeedHandlers } from './account/calendar-feed/feed-url.ts';
import { customerHomeHandlers } from './account/customer-home.ts';
import { adminBroadcastHandlers } from './account/desk/broadcasts.ts';
import { adminCustomerHandlers } from './account/desk/customers.ts';
import { adminHouseholdHandlers } from './account/desk/household.ts';
import { adminImportHandlers } from './account/desk/import-customers.ts';
import { emailCodeHandlers } from './account/email-codes.ts';
import { householdHandlers } from './account/household.ts';
import { ownDataHandlers } from './account/own-data.ts';
import { ownPhoneHandlers } from './account/own-phone.ts';
import { profileHandlers } from './account/profile.ts';
import { sessionHandlers } from './account/sessions.ts';
import { customerSettingsHandlers, unsubscribeHandlers } from './account/settings.ts';
import { accountHandlers } from './account/sign-in/routes.ts';
import { cateringByPhoneHandlers } from './catering/desk/ask-by-phone.ts';
import { adminCateringHandlers } from './catering/desk/inquiries.ts';
import { cateringHandlers, cateringInquiriesHandlers } from './catering/routes.ts';
import { adminAuditHandlers } from './kitchen/audit/audit-log.ts';
import { adminClosureHandlers } from './kitchen/desk/closures.ts';
import { deliveryHandlers } from './kitchen/desk/deliveries.ts';
import { adminDownloadHandlers } from './kitchen/desk/downloads.ts';
import { adminFirstDayHandlers } from './kitchen/desk/first-day.ts';
import { adminGatewayHandlers } from './kitchen/desk/gateways.ts';
import { kitchenDayHandlers } from './kitchen/desk/kitchen-day.ts';
import { adminMailHandlers } from './kitchen/desk/outbox.ts';
import { overviewHandlers } from './kitchen/desk/overview.ts';
import {
  adminLogoHandlers,
  adminOpeningHoursHandlers,
  adminSettingsHandlers,
} from './kitchen/desk/settings.ts';
import { kitchenHandlers } from './kitchen/routes.ts';
import { adminAuthHandlers } from './kitchen/staff/own-account.ts';
import { adminStaffHandlers } from './kitchen/staff/staff.ts';
import { stepHandlers } from './kitchen/steps/step-routes.ts';
import { adminDishHandlers } from './menu/desk/dishes.ts';
import { adminWeeklyMenuHandlers } from './menu/desk/weeks.ts';
import { weeklyMenuHandlers } from './menu/weekly-menu.ts';
import { adminPlanGroupHandlers } from './money/desk/plan-groups.ts';
import { adminPaymentHandlers } from './money/desk/routes.ts';
import { planHandlers } from './money/plans.ts';
import { receiptHandlers } from './money/receipts.ts';
import type { Mounted } from './platform/http/handler.ts';
import { blogHandlers } from './site/blog.ts';
import { contactHandlers } from './site/contact.ts';
import { adminBlogCategoryHandlers } from './site/desk/blog-categories.ts';
import { adminContactMessageHandlers } from './site/desk/messages.ts';
import { adminBlogHandlers } from './site/desk/posts.ts';
import { adminPageViewHandlers, pageViewHandlers } from './site/page-views.ts';
import { snackHandlers } from './snacks/catalogue.ts';
import { adminSnackOrderHandlers } from './snacks/desk/orders.ts';
import { snacksByPhoneHandlers } from './snacks/desk/place-by-phone.ts';
import { adminSnackHandlers } from './snacks/desk/snacks.ts';
import { snackOrderHandlers } from './snacks/orders/routes.ts';
import { tiffinsByPhoneHandlers } from './tiffin/desk/book-by-phone.ts';
import { adminTiffinOrderHandlers } from './tiffin/desk/orders.ts';
import { adminSubscriptionHandlers } from './tiffin/desk/subscriptions.ts';
import { tiffinOrderHandlers } from './tiffin/orders/routes.ts';
import { recurringBookingHandlers } from './tiffin/recurring-booking/routes.ts';
import { skipLinkHandlers } from './tiffin/skip-links.ts';
import { subscriptionHandlers } from './tiffin/subscriptions/routes.ts';

/** What answers each table of the contract, by its noun in `contract/index.ts`. */
export const routes: { [Noun in keyof Contract]: readonly Mounted[] } = {
  accounts: accountHandlers,
  profile: profileHandlers,
  ownPhone: ownPhoneHandlers,
  customerSettings: customerSettingsHandlers,
  sessions: sessionHandlers,
  unsubscribe: unsubscribeHandlers,
  leaving: accountDeletionHandlers,
  ownData: ownDataHandlers,
  pageViews: pageViewHandlers,
  addresses: addressHandlers,
  household: householdHandlers,
  home: customerHomeHandlers,
  kitchen: kitchenHandlers,
  plans: planHandlers,
  subscriptions: subscriptionHandlers,
  receipts: receiptHandlers,
  tiffinOrders: tiffinOrderHandlers,
  usual: recurringBookingHandlers,
  skipLinks: skipLinkHandlers,
  calendarFeed: calendarFeedHandlers,
  snacks: snackHandlers,
  snackOrders: snackOrderHandlers,
  catering: cateringHandlers,
  cateringInquiries: cateringInquiriesHandlers,
  emailCodes: emailCodeHandlers,
  invitations: invitationHandlers,
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
  tiffinsByPhone: tiffinsByPhoneHandlers,
  adminSnackOrders: adminSnackOrderHandlers,
  snacksByPhone: snacksByPhoneHandlers,
  cateringByPhone: cateringByPhoneHandlers,
  adminCatering: adminCateringHandlers,
  adminPayments: adminPaymentHandlers,
  adminCustomers: adminCustomerHandlers,
  adminHousehold: adminHouseholdHandlers,
  adminImports: adminImportHandlers,
  adminBroadcasts: adminBroadcastHandlers,
  adminPlanGroups: adminPlanGroupHandlers,
  adminSnacks: adminSnackHandlers,
  adminDishes: adminDishHandlers,
  adminWeeklyMenus: adminWeeklyMenuHandlers,
  adminBlogs: adminBlogHandlers,
  adminBlogCategories: adminBlogCategoryHandlers,
  adminContactMessages: adminContactMessageHandlers,
  adminClosures: adminClosureHandlers,
  adminTimings: adminOpeningHoursHandlers,
  adminSettings: adminSettingsHandlers,
  adminGateways: adminGatewayHandlers,
  adminFirstDay: adminFirstDayHandlers,
  adminLogo: adminLogoHandlers,
  adminStaff: adminStaffHandlers,
  adminMails: adminMailHandlers,
  adminPageViews: adminPageViewHandlers,
  adminAudit: adminAuditHandlers,
  adminDownloads: adminDownloadHandlers,
};
