import * as z from 'zod/mini';
import { endpoint } from '#contract/platform/endpoint.ts';
import { Id } from '#contract/platform/primitives.ts';
import { CateringInquiry, INQUIRY_ACCESS_ERRORS } from './inquiries.ts';
import { ChangeInquiryBody, InquiryBody } from './inquiry-form.ts';
import { InquiryPrice, MenuLine } from './inquiry-menu.ts';
import { CalculatedMenu, CalculateMenuBody, CateringMenu, CateringPlan } from './menu.ts';

/** What an inquiry costs now; travels with a `prices_changed` refusal. */
export const CurrentInquiryPrice = z.object({
  calculatedMenu: z.array(MenuLine),
  pricingCalculation: InquiryPrice,
});

const byId = z.object({ id: Id });

/** What makes an inquiry impossible to price or to take. */
export const FIT = [
  'plan_unavailable',
  'menu_option_unavailable',
  'too_many_dishes',
  'shrikhand_missing',
  'inquiry_too_large',
  'event_date_past',
  'event_date_too_far',
  'prices_changed',
] as const;

/** Asking for catering (docs/rules.md#asking-for-catering), and changing what was asked for. */
export const catering = {
  plans: endpoint({
    method: 'GET',
    path: '/v1/catering-inquiry/plans',
    access: 'public',
    kept: true,
    summary: 'List the catering plans on offer',
    data: z.array(CateringPlan),
  }),
  menu: endpoint({
    method: 'GET',
    path: '/v1/catering-inquiry/menu',
    access: 'public',
    kept: true,
    summary: 'List what a catering menu can be put together from, with surcharges',
    data: CateringMenu,
  }),
  calculateMenu: endpoint({
    method: 'POST',
    path: '/v1/catering-inquiry/calculate-menu',
    access: 'public',
    summary: 'Work out the menu and the price for a plan, a number of guests and choices',
    body: CalculateMenuBody,
    data: CalculatedMenu,
    errors: ['plan_unavailable', 'menu_option_unavailable', 'too_many_dishes', 'inquiry_too_large'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/catering-inquiry',
    access: 'public',
    summary: 'Ask for catering; answers the token that opens the inquiry in this browser',
    body: InquiryBody,
    data: z.object({ id: Id, inquiryNumber: z.string(), token: z.string() }),
    status: 201,
    idempotent: true,
    secret: 'token',
    limit: { max: 20, windowSeconds: 3600, by: 'address' },
    errors: [...FIT, 'not_human', 'too_many_inquiries'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/v1/catering-inquiry/:id',
    access: 'public',
    proof: true,
    summary: 'Change an inquiry that is still pending',
    params: byId,
    body: ChangeInquiryBody,
    data: CateringInquiry,
    limit: { max: 20, windowSeconds: 3600, by: 'address' },
    errors: [
      ...INQUIRY_ACCESS_ERRORS,
      ...FIT,
      'inquiry_changed',
      'inquiry_not_editable',
      'too_many_inquiries',
    ],
  }),
};
