import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The shop's pages: each in the folder of its area, with its address in `paths.ts`. A public page reads
 * with `usePageQuery`; a screen that lives on the library of queries stands in the layout
 * (docs/decisions/0016-a-first-load-is-for-reading.md). routes.test.ts says what else a page has.
 */
export default [
  index('site/front-page/front-page.tsx'),
  route('aboutus', 'site/about-page.tsx'),
  route('weeklymenu', 'menu/weekly-menu-page.tsx'),
  route('contactus', 'site/contact/contact-page.tsx'),
  route('blogs', 'site/blog/blogs-page.tsx'),
  route('blog/:blogId', 'site/blog/post-page.tsx'),
  route('blogdetails', 'site/blog/post-page.tsx', { id: 'blogdetails' }),
  route('catering', 'catering/landing/catering-page.tsx'),
  route('pricing/:cycle?', 'money/pricing/pricing-page.tsx'),
  route('snacks', 'snacks/catalogue/snacks-page.tsx'),
  route('snacks/:id', 'snacks/catalogue/snack-page.tsx'),
  layout('platform/data/with-queries.tsx', [
    route('snack-order', 'snacks/catalogue/snack-order-page.tsx'),
    route('snack-order-checkout', 'snacks/checkout/checkout-page.tsx'),
    route('inquarynow', 'catering/wizard/inquiry-page.tsx'),
    route('catering-inquiry', 'catering/wizard/inquiry-page.tsx', { id: 'catering-inquiry' }),
    route('tiffin-checkout', 'tiffin/checkout/checkout-page.tsx'),
    route('tiffin-confirmation', 'tiffin/confirmation/confirmation-page.tsx'),
    route('tiffin-schedule', 'tiffin/schedule/schedule-page.tsx'),
    route('tiffin-order-confirmation', 'tiffin/confirmation/order-confirmation-page.tsx'),
    route('tiffin-subscription-management', 'tiffin/management/management-page.tsx'),
    route('tiffin-order-history', 'tiffin/orders/history-page.tsx'),
    route('skip-delivery', 'tiffin/skip-delivery-page.tsx'),
    route('snack-order-confirmation', 'snacks/confirmation/snack-confirmation-page.tsx'),
    route('inquiry-tracker', 'catering/inquiries/inquiry-tracker-page.tsx'),
    route('profile', 'account/profile/profile-page.tsx'),
    route('settings', 'account/settings/settings-page.tsx'),
    route('my-orders', 'account/my-orders/my-orders-page.tsx'),
  ]),
  route('login', 'account/sign-in/login-page.tsx'),
  route('google-sign-in', 'account/sign-in/google-page.tsx'),
  route('register', 'account/sign-in/register-page.tsx'),
  route('forgot-password', 'account/sign-in/forgot-password-page.tsx'),
  route('reset-password', 'account/sign-in/reset-password-page.tsx'),
  route('change-password', 'account/sign-in/change-password-page.tsx'),
  route('leaving', 'account/own-data/account-deletion-page.tsx'),
  route('unsubscribe', 'account/settings/unsubscribe-page.tsx'),
  route('policy', 'site/policies/policy-page.tsx'),
  route('terms', 'site/policies/policy-page.tsx', { id: 'terms' }),
  route('privacy', 'site/policies/privacy-page.tsx'),
  route('services/snacks', 'snacks/catalogue/old-url.ts'),
  route('services/inquiry', 'catering/wizard/old-url.ts'),
  route('offline', 'site/offline-page.tsx'),
  route('busy', 'site/errors/busy-page.tsx'),
  route('*', 'site/errors/not-found-page.tsx'),
] satisfies RouteConfig;
