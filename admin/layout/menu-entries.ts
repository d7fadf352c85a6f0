import {
  CalendarDays,
  CalendarOff,
  CalendarRange,
  ConciergeBell,
  Cookie,
  CookingPot,
  CreditCard,
  Gauge,
  History,
  IdCard,
  type LucideIcon,
  Mail,
  MessageSquare,
  Newspaper,
  Package,
  PartyPopper,
  Repeat,
  Settings,
  ShoppingBasket,
  Soup,
  Tags,
  Users,
  UtensilsCrossed,
} from 'lucide-react';
import type { Overview } from '#contract/admin/desk.ts';

export type MenuEntry = {
  to: string;
  words: string;
  Icon: LucideIcon;
  ownersOnly?: true;
  /** How many things wait for somebody there. */
  waiting?: (overview: Overview) => number;
};

/** The desk's pages, in groups: what is done all day, what is set up now and then, what is looked up. */
export const MENU: MenuEntry[][] = [
  [
    { to: '/', words: 'Overview', Icon: Gauge },
    {
      to: '/kitchen-day',
      words: "Kitchen's day",
      Icon: CookingPot,
      waiting: ({ openPastDays }) => openPastDays.length,
    },
    {
      to: '/snack-counter',
      words: 'Snack counter',
      Icon: ConciergeBell,
      waiting: ({ waitingSnackOrders }) => waitingSnackOrders.orders,
    },
    {
      to: '/subscriptions',
      words: 'Subscriptions',
      Icon: Repeat,
      waiting: ({ pendingSubscriptions }) => pendingSubscriptions,
    },
    {
      to: '/tiffin-orders',
      words: 'Tiffin orders',
      Icon: Package,
      waiting: ({ pendingOrders }) => pendingOrders,
    },
    { to: '/snack-orders', words: 'Snack orders', Icon: ShoppingBasket },
    { to: '/event-book', words: 'Event book', Icon: CalendarDays },
    {
      to: '/catering-inquiries',
      words: 'Inquiries',
      Icon: PartyPopper,
      waiting: ({ pendingInquiries, quotesToChange, pastEvents }) =>
        pendingInquiries + quotesToChange + pastEvents,
    },
    {
      to: '/contact-messages',
      words: 'Messages',
      Icon: MessageSquare,
      waiting: ({ waitingMessages }) => waitingMessages,
    },
    { to: '/payments', words: 'Payments', Icon: CreditCard },
    { to: '/customers', words: 'Customers', Icon: Users },
  ],
  [
    { to: '/weekly-menu', words: 'Weekly menu', Icon: CalendarRange },
    { to: '/plan-groups', words: 'Plans', Icon: Tags },
    { to: '/snacks', words: 'Snacks', Icon: Cookie },
    { to: '/dishes', words: 'Dishes', Icon: Soup },
    { to: '/catering-options', words: 'Catering menu', Icon: UtensilsCrossed },
    { to: '/blogs', words: 'Blog', Icon: Newspaper },
    { to: '/closures', words: 'Closures', Icon: CalendarOff },
    { to: '/settings', words: 'Settings', Icon: Settings },
    { to: '/staff', words: 'Staff', Icon: IdCard, ownersOnly: true },
  ],
  [
    {
      to: '/mails',
      words: 'Outbox',
      Icon: Mail,
      waiting: ({ failedMails }) => failedMails,
    },
    { to: '/audit-log', words: 'Audit log', Icon: History },
  ],
];
