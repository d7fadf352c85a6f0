import type { Contract } from '#contract/index.ts';
import { accountHandlers } from './accounts/routes.ts';
import { adminAuthHandlers } from './admin/auth/routes.ts';
import type { Mounted } from './core/handler.ts';
import { kitchenHandlers } from './kitchen/routes.ts';
import { planHandlers } from './plans/routes.ts';
import { subscriptionHandlers } from './subscriptions/routes.ts';
import { tiffinOrderHandlers } from './tiffin-orders/routes.ts';

/** What answers each table of the contract, by its noun in `contract/index.ts`. */
export const routes: { [Noun in keyof Contract]?: readonly Mounted[] } = {
  accounts: accountHandlers,
  kitchen: kitchenHandlers,
  plans: planHandlers,
  subscriptions: subscriptionHandlers,
  tiffinOrders: tiffinOrderHandlers,
  adminAuth: adminAuthHandlers,
};
