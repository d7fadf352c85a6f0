/** Where the buttons lead: paths of the shop, and one of the desk. */

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

export const links = {
  pricing: '/pricing',
  resetPassword: (email: string, token: string) => withQuery('/reset-password', { email, token }),
  confirmation: (subscription: string) => withQuery('/tiffin-confirmation', { subscription }),
  schedule: (subscription: string) => withQuery('/tiffin-schedule', { subscription }),
  subscription: (subscription: string) =>
    withQuery('/tiffin-subscription-management', { subscription }),
  contact: '/contactus',
  catering: '/catering',
  inquiry: (inquiry: string) => withQuery('/inquiry-tracker', { inquiry }),
  snacks: '/snack-order',
  snackOrder: (order: string) => withQuery('/snack-order-confirmation', { order }),
  skipDelivery: (token: string) => withQuery('/skip-delivery', { token }),
  weeklyMenu: (monday: string) => withQuery('/weeklymenu', { week: monday }),
  order: (order: string) => withQuery('/tiffin-order-confirmation', { order }),
  unsubscribe: (token: string) => withQuery('/unsubscribe', { token }),
  account: '/login',
  orders: '/my-orders',
  deskMessages: '/admin/contact-messages',
  deskCustomer: (id: string) => `/admin/customers/${id}`,
};
