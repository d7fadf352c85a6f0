import type { Contract } from '#contract/index.ts';
import { leavingRows, ownDataRows } from './account-deletion.ts';
import { accountRows } from './accounts.ts';
import { addressRows } from './addresses.ts';
import { adminBroadcastRows } from './broadcasts.ts';
import { kitchenRows, planRows } from './catalogue.ts';
import { cateringInquiryRows, cateringRows, emailCodeRows } from './catering.ts';
import {
  adminAuditRows,
  adminAuthRows,
  adminClosureRows,
  adminCustomerRows,
  adminFirstDayRows,
  adminLogoRows,
  adminMailRows,
  adminPlanGroupRows,
  adminSettingsRows,
  adminStaffRows,
  adminTimingRows,
  overviewRows,
} from './desk.ts';
import { adminCateringRows, cateringByPhoneRows } from './desk-catering.ts';
import { deliveryRows } from './desk-deliveries.ts';
import {
  adminBlogCategoryRows,
  adminBlogRows,
  adminContactMessageRows,
  adminDishRows,
  adminWeeklyMenuRows,
} from './desk-site.ts';
import { adminSnackOrderRows, adminSnackRows, snacksByPhoneRows } from './desk-snacks.ts';
import { stepRows } from './desk-steps.ts';
import {
  adminPaymentRows,
  adminSubscriptionRows,
  adminTiffinOrderRows,
  kitchenDayRows,
  tiffinsByPhoneRows,
} from './desk-tiffin.ts';
import { adminDownloadRows } from './downloads.ts';
import { homeRows } from './home.ts';
import { adminHouseholdRows, householdRows } from './household.ts';
import { adminImportRows } from './imports.ts';
import { invitationRows } from './invitations.ts';
import { adminGatewayRows, ownPhoneRows } from './own-phone.ts';
import { profileRows } from './profile.ts';
import { receiptRows } from './receipts.ts';
import { recurringBookingRows } from './recurring-booking.ts';
import { calendarFeedRows, skipLinkRows } from './reminders.ts';
import type { RowsOf } from './row.ts';
import {
  adminPageViewRows,
  customerSettingsRows,
  pageViewRows,
  sessionRows,
  unsubscribeRows,
} from './settings.ts';
import { blogRows, contactRows, weeklyMenuRows } from './site.ts';
import { snackOrderRows, snackRows } from './snacks.ts';
import { subscriptionRows, tiffinOrderRows } from './tiffin.ts';

/** The access matrix: a row for every endpoint of the contract, by noun. */
export const rows: { [Noun in keyof Contract]: RowsOf<Contract[Noun]> } = {
  accounts: accountRows,
  profile: profileRows,
  ownPhone: ownPhoneRows,
  customerSettings: customerSettingsRows,
  sessions: sessionRows,
  unsubscribe: unsubscribeRows,
  leaving: leavingRows,
  ownData: ownDataRows,
  pageViews: pageViewRows,
  addresses: addressRows,
  household: householdRows,
  home: homeRows,
  kitchen: kitchenRows,
  plans: planRows,
  subscriptions: subscriptionRows,
  tiffinOrders: tiffinOrderRows,
  usual: recurringBookingRows,
  skipLinks: skipLinkRows,
  calendarFeed: calendarFeedRows,
  snacks: snackRows,
  snackOrders: snackOrderRows,
  receipts: receiptRows,
  catering: cateringRows,
  cateringInquiries: cateringInquiryRows,
  emailCodes: emailCodeRows,
  invitations: invitationRows,
  weeklyMenu: weeklyMenuRows,
  blog: blogRows,
  contact: contactRows,
  adminAuth: adminAuthRows,
  overview: overviewRows,
  kitchenDays: kitchenDayRows,
  deliveries: deliveryRows,
  steps: stepRows,
  adminSubscriptions: adminSubscriptionRows,
  adminTiffinOrders: adminTiffinOrderRows,
  tiffinsByPhone: tiffinsByPhoneRows,
  adminSnackOrders: adminSnackOrderRows,
  snacksByPhone: snacksByPhoneRows,
  cateringByPhone: cateringByPhoneRows,
  adminCatering: adminCateringRows,
  adminPayments: adminPaymentRows,
  adminCustomers: adminCustomerRows,
  adminHousehold: adminHouseholdRows,
  adminImports: adminImportRows,
  adminBroadcasts: adminBroadcastRows,
  adminPlanGroups: adminPlanGroupRows,
  adminSnacks: adminSnackRows,
  adminDishes: adminDishRows,
  adminWeeklyMenus: adminWeeklyMenuRows,
  adminBlogs: adminBlogRows,
  adminBlogCategories: adminBlogCategoryRows,
  adminContactMessages: adminContactMessageRows,
  adminClosures: adminClosureRows,
  adminTimings: adminTimingRows,
  adminSettings: adminSettingsRows,
  adminGateways: adminGatewayRows,
  adminFirstDay: adminFirstDayRows,
  adminLogo: adminLogoRows,
  adminStaff: adminStaffRows,
  adminMails: adminMailRows,
  adminPageViews: adminPageViewRows,
  adminAudit: adminAuditRows,
  adminDownloads: adminDownloadRows,
};
