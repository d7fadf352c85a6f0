import type { Kysely } from 'kysely';
import {
  ArrayExpressionNode,
  type ExpressionNode,
  type GeneratorDialect,
  GenericExpressionNode,
  IdentifierNode,
  PostgresDialect,
  serializeFromMetadata,
} from 'kysely-codegen';
import type { DB } from '#db/types.ts';

/**
 * The columns whose type the database does not know: the union of a closed list, or the value that a
 * document is, and the file that says it. Whether a column is an array, may be null or has a default,
 * the database says.
 */
export const TYPES: Readonly<Record<string, string>> = {
  'catering_inquiries.catering_services': '#contract/catering/inquiry-choices.ts#CateringService',
  'catering_inquiries.cuisine_type': '#contract/catering/inquiry-choices.ts#CuisineType',
  'catering_inquiries.dietary_preferences':
    '#contract/catering/inquiry-choices.ts#DietaryPreference',
  'catering_inquiries.event_times': '#contract/catering/inquiry-choices.ts#EventMeal',
  'catering_inquiries.event_type': '#contract/catering/inquiry-choices.ts#EventType',
  'catering_inquiries.hear_about_us': '#contract/catering/inquiry-choices.ts#HearAboutUs',
  'catering_inquiries.status': '#contract/catering/inquiries.ts#InquiryStatus',
  'catering_inquiry_steps.status': '#contract/catering/inquiries.ts#InquiryStatus',
  'catering_options.category': '#contract/catering/inquiry-menu.ts#MenuCategory',
  'catering_options.diets': '#contract/account/diet.ts#Diet',
  'catering_options.portion_unit': '#contract/menu/desk-dishes.ts#PortionUnit',
  'contact_messages.status': '#contract/site/desk-contact-messages.ts#MessageStatus',
  'credit_entries.kind': '#domain/tiffin/ledger.ts#CreditKind',
  'customer_steps.action': '#contract/account/desk-customer.ts#CustomerStepAction',
  'customer_addresses.address': '#contract/account/delivery-address.ts#DeliveryAddress',
  'doubles.shares': '#contract/account/desk-customer.ts#SharedByDoubles',
  'customers.address': '#contract/account/delivery-address.ts#DeliveryAddress',
  'customers.diet': '#contract/account/diet.ts#Diet',
  'customers.wished_channel': '#contract/kitchen/channels.ts#WishedChannel',
  'desk_steps.access': '#contract/platform/staff-roles.ts#StaffRole',
  'dishes.course': '#contract/menu/weekly-menu.ts#Course',
  'dishes.diets': '#contract/account/diet.ts#Diet',
  'dishes.portion_unit': '#contract/menu/desk-dishes.ts#PortionUnit',
  'dishes.spice_level': '#contract/menu/weekly-menu.ts#SpiceLevel',
  'household_members.diet': '#contract/account/diet.ts#Diet',
  'mail_choices.choice': '#contract/account/customer-settings.ts#RecordedChoice',
  'mail_choices.how': '#contract/account/customer-settings.ts#ChoiceSaid',
  'mails.channel': '#contract/kitchen/channels.ts#MailChannel',
  'mails.status': '#contract/kitchen/desk.ts#MailStatus',
  'gateway_days.channel': '#contract/kitchen/channels.ts#PhoneChannel',
  'opt_ins.channel': '#contract/kitchen/channels.ts#PhoneChannel',
  'opt_outs.channel': '#contract/kitchen/channels.ts#PhoneChannel',
  'menu_entries.served_to': '#contract/account/diet.ts#Diet',
  'payments.method': '#contract/money/balance.ts#PaymentMethod',
  'plan_groups.plan_type': '#contract/money/plans.ts#PlanType',
  'plan_variants.billing_cycle': '#contract/money/billing-cycle.ts#BillingCycle',
  'snack_categories.category': '#contract/snacks/catalogue.ts#SnackCategory',
  'snack_order_steps.status': '#contract/snacks/orders.ts#SnackOrderStatus',
  'snack_orders.address': '#contract/account/delivery-address.ts#DeliveryAddress',
  'snack_orders.delivery_type': '#contract/snacks/orders.ts#DeliveryType',
  'snack_orders.diet': '#contract/account/diet.ts#Diet',
  'snack_orders.status': '#contract/snacks/orders.ts#SnackOrderStatus',
  'staff.role': '#contract/platform/staff-roles.ts#StaffRole',
  'subscriptions.address': '#contract/account/delivery-address.ts#DeliveryAddress',
  'subscriptions.billing_cycle': '#contract/money/billing-cycle.ts#BillingCycle',
  'subscriptions.diet': '#contract/account/diet.ts#Diet',
  'subscriptions.paused_by': '#domain/tiffin/subscription-states.ts#PausedBy',
  'subscriptions.status': '#contract/tiffin/subscriptions.ts#SubscriptionStatus',
  'tiffin_orders.address': '#contract/account/delivery-address.ts#DeliveryAddress',
  'tiffin_orders.chosen_slot': '#contract/tiffin/tiffin-orders.ts#Slot',
  'tiffin_orders.diet': '#contract/account/diet.ts#Diet',
  'tiffin_orders.not_delivered': '#contract/tiffin/tiffin-orders.ts#NotDelivered',
  'tiffin_orders.slot': '#contract/tiffin/tiffin-orders.ts#Slot',
  'tiffin_orders.status': '#contract/tiffin/tiffin-orders.ts#TiffinOrderStatus',
};

const nameOf = (place: string): string => place.slice(place.lastIndexOf('#') + 1);

type Metadata = Parameters<typeof serializeFromMetadata>[0]['metadata'];

/** The type of each such column, as the generator writes it. */
function overridesOf({ tables }: Metadata): Record<string, ExpressionNode> {
  const overrides: Record<string, ExpressionNode> = {};
  for (const { name: table, columns } of tables)
    for (const { name, isArray, hasDefaultValue } of columns) {
      const place = TYPES[`${table}.${name}`];
      if (place === undefined) continue;
      const one = new IdentifierNode(nameOf(place));
      const type = isArray ? new ArrayExpressionNode(one) : one;
      overrides[`${table}.${name}`] = hasDefaultValue
        ? new GenericExpressionNode('Generated', [type])
        : type;
    }
  return overrides;
}

/** The text of db/types.ts for a migrated database: what `npm run db:types` writes. */
export async function generateTypes(db: Kysely<DB>): Promise<string> {
  const dialect: GeneratorDialect = new PostgresDialect();
  const metadata = await dialect.introspector.introspect({
    db,
    excludePattern: 'graphile_worker.*',
  });
  return serializeFromMetadata({
    metadata,
    dialect,
    defaultSchemas: ['public'],
    customImports: Object.fromEntries(Object.values(TYPES).map((place) => [nameOf(place), place])),
    overrides: { columns: overridesOf(metadata) },
    typeMapping: {
      date: 'string',
      timestamptz: 'Temporal.Instant',
      int8: 'number',
      numeric: 'number',
    },
  });
}
