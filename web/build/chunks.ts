import { isNeededEverywhere } from './needed-everywhere.ts';

/** What the bundler tells a group of chunks about the program. */
type Graph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

/** What all pages have but one or two, and what is too small to be a file. */
const MOST =
  /\/web\/(?:seo|ui\/page-heading|api\/idempotency-key|coming-up\/home-key)\.|\/contract\/slots\./;

/** What pages need without what imports it: it stays a file, and no group takes it along. */
const ALONE = /\/(?:contract\/(plans|payment-instructions)|web\/ui\/(dialog|later))\./;

/**
 * The files of the browser's program: few, and none with much that a page does not need. The
 * libraries, what every page of ours shares, what pages with data share, what forms share, and the
 * rest by the pages that share it. A group takes what its modules import along, unless a group of
 * higher priority has it.
 */
export const chunkGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router)\//,
    priority: 5,
  },
  {
    // Not the icons: the package's index imports all of them, a page but a few.
    test: (id: string) => !id.includes('lucide-react'),
    name: (id: string, graph: Graph) =>
      MOST.test(id) || isNeededEverywhere(id, (one) => graph.getModuleInfo(one)) ? 'shop' : null,
    priority: 4,
  },
  {
    // Public pages fetch it later. Endless lists stay with the screens that have some.
    name: 'query-library',
    test: /\/web\/(?:data\/(?:browser-queries|query-library)|api\/query-client)\.|\/@tanstack\/(?!.*\/\w*nfiniteQuery(?:Observer|Options)?\.js)/,
    priority: 3,
  },
  {
    // What every call needs: public pages fetch it with their first one.
    name: 'calls',
    test: /node_modules\/zod\/|\/contract\/(?:primitives|errors\/(?:any-call|words)|accounts|customer-settings|password)\.|\/web\/api\/make-client\./,
    priority: 3,
  },
  {
    // The icon of a mistake is in banners and in forms, and would be with the forms.
    name: 'notices',
    test: /\/web\/ui\/banner\.tsx|\/icons\/circle-(?:alert|exclamation-point)\./,
    priority: 3,
  },
  {
    // What settings share with forms, and would be with them, too.
    name: 'controls',
    test: /\/web\/ui\/controls\//,
    priority: 3,
  },
  {
    // And small parts that many pages show: each would cost more as a file than it weighs.
    name: 'reading',
    test: /\/web\/(?:data\/(?!with-queries)|offline\/kept-menu|ui\/(?:skeleton|states|badge|breadcrumb)\.)|\/domain\/(?:money|photo-paths)\.|\/icons\/(?:rotate-cw|cloud-off|check|clock|plus|leaf|chevron-\w+)\./,
    priority: 2,
  },
  {
    name: (id: string) => ALONE.exec(id)?.find((part, at) => at > 0 && part) ?? null,
    priority: 2,
  },
  {
    name: 'submit',
    test: /\/web\/api\/(?:use-submit|submit-key)\./,
    priority: 2,
  },
  {
    name: 'forms',
    test: /node_modules\/react-hook-form\/|\/web\/ui\/form\/(?!use-zod-form)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // How an order looks in a list, of whatever kind.
    name: 'orders',
    test: /\/web\/(?:ui\/(?:status-badge|tile|toronto-time|order-sheet|notices|refresh-button)|tiffin\/(?:day-tile|plan-words)|snack-tracking\/words)\.|\/icons\/(?:calendar-plus|message-square-text)\./,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'tiffins',
    test: /\/contract\/(?:subscriptions|tiffin-orders)\.|\/web\/tiffin\/(?:queries|upcoming|deadline-words)\./,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'skip',
    test: /\/web\/tiffin\/(?:skip-button|skip-options|use-skip|tiffin-cache)\./,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'booked',
    test: /\/web\/tiffin\/(?:order-buttons|order-dialogs|order-card|order-row|credit-meter)\./,
    minShareCount: 2,
    priority: 0,
  },
  {
    // What every screen of a customer has.
    name: 'account',
    test: /\/web\/(?:account\/support-line|session\/require-customer)\./,
    priority: 1,
  },
  {
    // What checks a form brings the schemas' library along; a page may do without it until somebody
    // fills its form in.
    name: 'form-checks',
    test: /node_modules\/@hookform\/|\/web\/ui\/form\/use-zod-form\./,
    minShareCount: 2,
    priority: 0,
  },
];

const NAMED: readonly unknown[] = ['shop', ...chunkGroups.map(({ name }) => name)];

/**
 * Groups are called by their names, all other shared files by their hash alone: every page loads
 * the list of all names, and the bundler would name a file after any one of its modules.
 */
export const chunkFileNames = ({ name }: { name: string }): string =>
  NAMED.includes(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
