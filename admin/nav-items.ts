import {
  CalendarDays,
  CalendarOff,
  CalendarRange,
  ChartNoAxesColumn,
  ConciergeBell,
  Cookie,
  CookingPot,
  CreditCard,
  Gauge,
  History,
  IdCard,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquare,
  Newspaper,
  Package,
  PartyPopper,
  Repeat,
  Settings,
  ShoppingBasket,
  Soup,
  Tags,
  Truck,
  Users,
  UtensilsCrossed,
} from 'lucide-react';
import { adminBroadcasts } from '#contract/account/desk-broadcasts.ts';
import { adminCustomers } from '#contract/account/desk-customers.ts';
import { adminCatering } from '#contract/catering/desk-catering.ts';
import {
  adminAudit,
  adminMails,
  adminStaff,
  type Overview,
  overview,
} from '#contract/kitchen/desk.ts';
import { adminClosures } from '#contract/kitchen/desk-closures.ts';
import { deliveries } from '#contract/kitchen/desk-deliveries.ts';
import { adminSettings } from '#contract/kitchen/desk-settings.ts';
import { adminDishes } from '#contract/menu/desk-dishes.ts';
import { adminWeeklyMenus } from '#contract/menu/desk-weekly-menus.ts';
import { adminPayments } from '#contract/money/desk-payments.ts';
import { adminPlanGroups } from '#contract/money/desk-plan-groups.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { adminBlogs } from '#contract/site/desk-blog.ts';
import { adminContactMessages } from '#contract/site/desk-contact-messages.ts';
import { adminPageViews } from '#contract/site/page-views.ts';
import { adminSnacks } from '#contract/snacks/desk-catalogue.ts';
import { adminSnackOrders } from '#contract/snacks/desk-orders.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import { adminTiffinOrders, kitchenDays } from '#contract/tiffin/desk-tiffin-orders.ts';

/** Whether whoever is signed in may make a call. */
type May = (endpoint: Endpoint) => boolean;

export type NavItem = {
  to: string;
  words: string;
  Icon: LucideIcon;
  /** The call that the page lives on: whoever may not make it does not see the entry. */
  needs: Endpoint;
  /** How many things wait there for whoever may deal with them. */
  waiting?: (overview: Overview, may: May) => number;
};

export type MenuGroup = { words: string; entries: NavItem[] };

/** The desk's pages, in the groups that a kitchen thinks in. */
export const NAV_GROUPS: MenuGroup[] = [
  {
    words: 'Today',
    entries: [
      { to: '/', words: 'Overview', Icon: Gauge, needs: overview.read },
      {
        to: '/kitchen-day',
        words: "Kitchen's day",
        Icon: CookingPot,
        needs: kitchenDays.read,
        waiting: ({ openPastDays }) => openPastDays.length,
      },
      {
        to: '/snack-counter',
        words: 'Snack counter',
        Icon: ConciergeBell,
        needs: adminSnackOrders.board,
        waiting: ({ waitingSnackOrders, undeliveredSnackOrders }) =>
          waitingSnackOrders.orders + undeliveredSnackOrders,
      },
      { to: '/deliveries', words: 'Deliveries', Icon: Truck, needs: deliveries.list },
    ],
  },
  {
    words: 'Orders',
    entries: [
      {
        to: '/subscriptions',
        words: 'Subscriptions',
        Icon: Repeat,
        needs: adminSubscriptions.list,
        waiting: ({ pendingSubscriptions }, may) =>
          may(adminSubscriptions.approve) ? pendingSubscriptions : 0,
      },
      {
        to: '/tiffin-orders',
        words: 'Tiffin orders',
        Icon: Package,
        needs: adminTiffinOrders.list,
        waiting: ({ pendingOrders }) => pendingOrders,
      },
      {
        to: '/snack-orders',
        words: 'Snack orders',
        Icon: ShoppingBasket,
        needs: adminSnackOrders.list,
      },
      {
        to: '/catering-inquiries',
        words: 'Inquiries',
        Icon: PartyPopper,
        needs: adminCatering.list,
        waiting: ({ pendingInquiries, quotesToChange, pastEvents }, may) =>
          pendingInquiries + (may(adminCatering.sendQuote) ? quotesToChange : 0) + pastEvents,
      },
      { to: '/event-book', words: 'Event book', Icon: CalendarDays, needs: adminCatering.month },
    ],
  },
  {
    words: 'People',
    entries: [
      { to: '/customers', words: 'Customers', Icon: Users, needs: adminCustomers.list },
      {
        to: '/broadcasts',
        words: 'Broadcasts',
        Icon: Megaphone,
        needs: adminBroadcasts.list,
      },
      {
        to: '/contact-messages',
        words: 'Messages',
        Icon: MessageSquare,
        needs: adminContactMessages.list,
        waiting: ({ waitingMessages }) => waitingMessages,
      },
      { to: '/staff', words: 'Staff', Icon: IdCard, needs: adminStaff.list },
    ],
  },
  {
    words: 'Money',
    entries: [{ to: '/payments', words: 'Payments', Icon: CreditCard, needs: adminPayments.list }],
  },
  {
    words: 'What we sell',
    entries: [
      {
        to: '/weekly-menu',
        words: 'Weekly menu',
        Icon: CalendarRange,
        needs: adminWeeklyMenus.list,
      },
      { to: '/dishes', words: 'Dishes', Icon: Soup, needs: adminDishes.list },
      { to: '/plan-groups', words: 'Plans', Icon: Tags, needs: adminPlanGroups.list },
      { to: '/snacks', words: 'Snacks', Icon: Cookie, needs: adminSnacks.list },
      {
        to: '/catering-options',
        words: 'Catering menu',
        Icon: UtensilsCrossed,
        needs: adminCatering.listOptions,
      },
    ],
  },
  {
    words: 'The site',
    entries: [
      { to: '/blogs', words: 'Blog', Icon: Newspaper, needs: adminBlogs.list },
      { to: '/visits', words: 'Visits', Icon: ChartNoAxesColumn, needs: adminPageViews.list },
    ],
  },
  {
    words: 'Settings',
    entries: [
      { to: '/settings', words: 'Settings', Icon: Settings, needs: adminSettings.readKitchen },
      { to: '/closures', words: 'Closures', Icon: CalendarOff, needs: adminClosures.update },
      {
        to: '/mails',
        words: 'Outbox',
        Icon: Mail,
        needs: adminMails.list,
        waiting: ({ failedMails, mailsToPrint }) => failedMails + mailsToPrint,
      },
      { to: '/audit-log', words: 'Audit log', Icon: History, needs: adminAudit.list },
    ],
  },
];

/** What of it somebody sees: a group with no page for them is not there. */
export const menuOf = (may: May): MenuGroup[] =>
  NAV_GROUPS.map(({ words, entries }) => ({
    words,
    entries: entries.filter(({ needs }) => may(needs)),
  })).filter(({ entries }) => entries.length > 0);
