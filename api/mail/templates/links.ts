/** Where the buttons lead: paths of the shop (spec 2 section 2, Route table), and one of the desk. */

const withQuery = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

export const links = {
  pricing: '/pricing',
  resetPassword: (email: string, token: string) => withQuery('/reset-password', { email, token }),
  confirmation: (subscription: string) => withQuery('/tiffin-confirmation', { subscription }),
  schedule: (subscription: string) => withQuery('/tiffin-schedule', { subscription }),
  subscription: (subscription: string) =>
    withQuery('/tiffin-subscription-management', { subscription }),
  catering: '/catering',
  inquiry: (inquiry: string) => withQuery('/inquiry-tracker', { inquiry }),
  snacks: '/snack-order',
  snackOrder: (order: string) => withQuery('/snack-order-confirmation', { order }),
  order: (order: string) => withQuery('/tiffin-order-confirmation', { order }),
  deskMessages: '/admin/contact-messages',
};
