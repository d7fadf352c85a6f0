import type { CustomerRead, CustomerWrite } from '#api/platform/http/context.ts';
import { handlers, ok } from '#api/platform/http/handler.ts';
import { customerSettings } from '#contract/account/customer-settings.ts';
import type { InputOf } from '#contract/platform/endpoint.ts';
import { refuse } from '#contract/platform/refusal.ts';
import { changeCustomerSettings, readCustomerSettings } from '#db/account/customer-settings.ts';

async function read({ db, caller }: CustomerRead) {
  return (await readCustomerSettings(db, caller.id)) ?? refuse('session_expired');
}

/** Stores what was changed, and answers all settings as they are now. */
async function save(
  { db, caller, now }: CustomerWrite,
  { body }: InputOf<typeof customerSettings.save>,
) {
  const settings = await changeCustomerSettings(db, caller.id, body, now);
  if (!settings) return refuse('session_expired');
  return ok(settings, { message: 'Settings saved successfully!' });
}

export const customerSettingsHandlers = handlers(customerSettings, { read, save });
