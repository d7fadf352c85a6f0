import type { Contract } from '#contract/index.ts';

/** What the paths and filters of the questions are filled in with; the same in both kitchens. */
export type Samples = Record<
  | 'customer'
  | 'otherCustomer'
  | 'plan'
  | 'planNumber'
  | 'planPayment'
  | 'tiffin'
  | 'tiffinNumber'
  | 'snacks'
  | 'snacksNumber'
  | 'inquiry'
  | 'mail'
  | 'broadcast'
  | 'planGroup'
  | 'dish'
  | 'snack'
  | 'week'
  | 'post'
  | 'blogCategory'
  | 'closure'
  | 'message'
  | 'option'
  | 'staff'
  | 'today'
  | 'busyDay'
  | 'month',
  string
>;

type Gets = {
  [Noun in keyof Contract]: {
    [Name in keyof Contract[Noun] & string]: Contract[Noun][Name] extends { method: 'GET' }
      ? `${Noun}.${Name}`
      : never;
  }[keyof Contract[Noun] & string];
}[keyof Contract];

/** The parameters of a path, or why the endpoint is not timed. */
type Asked = ((samples: Samples) => Record<string, string>) | string;

const plain: Asked = () => ({});
const id =
  (what: keyof Samples): Asked =>
  (samples) => ({ id: samples[what] });
const day: Asked = ({ busyDay }) => ({ date: busyDay });

const KEPT = 'it is answered from memory, and nothing of it is of orders or customers';
const DRAWN = 'drawing the page takes longer than reading the one thing that is on it';
const LOCAL = 'it reads what the program was set up with';

/** Every GET of the contract: one that is new does not compile until it stands here. */
export const ENDPOINTS: Record<Gets, Asked> = {
  'accounts.signInWays': KEPT,
  'accounts.commonPasswords': KEPT,
  'accounts.userInfo': plain,
  'profile.figures': plain,
  'ownPhone.read': plain,
  'customerSettings.read': plain,
  'sessions.list': plain,
  'leaving.read': plain,
  'ownData.download': plain,
  'addresses.list': plain,
  'household.list': plain,
  'home.read': plain,
  'kitchen.weeklyTiming': KEPT,
  'kitchen.business': KEPT,
  'kitchen.about': KEPT,
  'kitchen.closures': KEPT,
  'kitchen.testimonials': KEPT,
  'plans.listPublic': KEPT,
  'plans.pricing': KEPT,
  'subscriptions.read': id('plan'),
  'subscriptions.readByNumber': ({ planNumber }) => ({ number: planNumber }),
  'subscriptions.listOwn': id('customer'),
  'subscriptions.availableDates': KEPT,
  'subscriptions.ifICancel': id('plan'),
  'tiffinOrders.read': id('tiffin'),
  'tiffinOrders.history': plain,
  'tiffinOrders.status': id('plan'),
  'usual.read': id('plan'),
  'calendarFeed.read': plain,
  'snacks.list': KEPT,
  'snacks.read': id('snack'),
  'snackOrders.days': KEPT,
  'snackOrders.readByNumber': ({ snacksNumber }) => ({ number: snacksNumber }),
  'snackOrders.listOwn': id('customer'),
  'receipts.list': ({ planNumber }) => ({ number: planNumber }),
  'receipts.read': DRAWN,
  'catering.plans': KEPT,
  'catering.menu': KEPT,
  'cateringInquiries.listByCustomer': id('customer'),
  'cateringInquiries.read': 'it needs what only a browser that asked has; the desk reads the same',
  'cateringInquiries.quotePdf': DRAWN,
  'cateringInquiries.receiptPdf': DRAWN,
  'weeklyMenu.read': KEPT,
  'blog.categories': KEPT,
  'blog.list': KEPT,
  'blog.read': id('post'),
  'adminAuth.factors': plain,
  'adminAuth.me': plain,
  'adminAuth.sessions': plain,
  'overview.read': plain,
  'kitchenDays.read': day,
  'deliveries.list': plain,
  'deliveries.onDay': day,
  'steps.list': plain,
  'adminSubscriptions.list': plain,
  'adminSubscriptions.read': id('plan'),
  'adminSubscriptions.ifCancelled': id('plan'),
  'adminTiffinOrders.list': plain,
  'adminTiffinOrders.read': id('tiffin'),
  'tiffinsByPhone.bookingStart': id('plan'),
  'tiffinsByPhone.recurringBooking': id('plan'),
  'adminSnackOrders.list': plain,
  'adminSnackOrders.board': day,
  'adminSnackOrders.read': id('snacks'),
  'adminCatering.list': plain,
  'adminCatering.month': ({ month }) => ({ month }),
  'adminCatering.read': id('inquiry'),
  'adminCatering.quotePdf': DRAWN,
  'adminCatering.listOptions': plain,
  'adminCatering.readOption': id('option'),
  'adminPayments.list': plain,
  'adminPayments.read': id('planPayment'),
  'adminPayments.receipt': DRAWN,
  'adminCustomers.list': plain,
  'adminCustomers.find': plain,
  'adminCustomers.tags': plain,
  'adminCustomers.read': id('customer'),
  'adminCustomers.mergePreview': ({ customer, otherCustomer }) => ({
    id: customer,
    otherId: otherCustomer,
  }),
  'adminHousehold.list': id('customer'),
  'adminImports.list': plain,
  'adminBroadcasts.list': plain,
  'adminBroadcasts.read': id('broadcast'),
  'adminBroadcasts.plans': plain,
  'adminPlanGroups.downloadSheet': plain,
  'adminPlanGroups.listSheetImports': plain,
  'adminPlanGroups.list': plain,
  'adminPlanGroups.read': id('planGroup'),
  'adminSnacks.downloadSheet': plain,
  'adminSnacks.listSheetImports': plain,
  'adminSnacks.list': plain,
  'adminSnacks.read': id('snack'),
  'adminDishes.downloadSheet': plain,
  'adminDishes.listSheetImports': plain,
  'adminDishes.list': plain,
  'adminDishes.read': id('dish'),
  'adminWeeklyMenus.downloadSheet': plain,
  'adminWeeklyMenus.listSheetImports': plain,
  'adminWeeklyMenus.list': plain,
  'adminWeeklyMenus.calendar': plain,
  'adminWeeklyMenus.boxes': plain,
  'adminWeeklyMenus.read': id('week'),
  'adminBlogs.list': plain,
  'adminBlogs.read': id('post'),
  'adminBlogCategories.list': plain,
  'adminBlogCategories.read': id('blogCategory'),
  'adminContactMessages.list': plain,
  'adminContactMessages.read': id('message'),
  'adminClosures.list': plain,
  'adminClosures.read': id('closure'),
  'adminClosures.standing': plain,
  'adminTimings.list': plain,
  'adminTimings.read': () => ({ id: '1' }),
  'adminSettings.readKitchen': plain,
  'adminSettings.readBusiness': plain,
  'adminSettings.readCatering': plain,
  'adminSettings.readDesk': plain,
  'adminSettings.readGateways': plain,
  'adminSettings.readTestimonials': plain,
  'adminGateways.read': plain,
  'adminGateways.webhooks': LOCAL,
  'adminFirstDay.read': plain,
  'adminLogo.read': plain,
  'adminStaff.list': plain,
  'adminStaff.read': id('staff'),
  'adminStaff.sessions': id('staff'),
  'adminMails.list': plain,
  'adminMails.read': id('mail'),
  'adminPageViews.list': plain,
  'adminAudit.list': plain,
  'adminDownloads.subscriptions': plain,
  'adminDownloads.tiffin-orders': plain,
  'adminDownloads.snack-orders': plain,
  'adminDownloads.catering-inquiries': plain,
  'adminDownloads.payments': plain,
  'adminDownloads.customers': plain,
  'adminDownloads.customer-sheet': plain,
  'adminDownloads.mails': plain,
  'adminDownloads.audit-log': plain,
};
