import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './api.d.ts';

/** The data of an answer that succeeded; throws what else it was. */
function dataOf<Data>({
  data,
  error,
  response,
}: {
  data?: { success: true; data: Data };
  error?: { code: string; message: string };
  response: Response;
}): Data {
  if (data) return data.data;
  throw new Error(`${response.url} answered ${response.status} ${error?.code}: ${error?.message}`);
}

const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });

const withToken = (token: string): Middleware => ({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
});

/** One call after the other, as somebody's own program makes them; answers what came of them. */
export async function liveALife(baseUrl: string, staffToken: string) {
  const visitor = createClient<paths>({ baseUrl });
  const desk = createClient<paths>({ baseUrl });
  desk.use(withToken(staffToken));
  const name = { first_name: 'Asha', last_name: 'Patel' };
  const email = `${crypto.randomUUID()}@example.com`;
  const phone = '+19055550123';
  const address = '12 Maple Street, Oshawa, ON L1G 4S8';

  const { token, user } = dataOf(
    await visitor.POST('/v1/auth/register', {
      body: { ...name, email, password: 'Kadhi & khichdi 4 two', mobile_number: phone },
    }),
  );
  const customer = createClient<paths>({ baseUrl });
  customer.use(withToken(token));

  const [group] = dataOf(
    await visitor.GET('/v1/plan-groups/public', { params: { query: { planType: 'tiffin' } } }),
  );
  const variant = group?.variants[0];
  const dates = dataOf(await visitor.GET('/v1/public/tiffin/available-dates'));
  const [start, next] = dates.availableDates;
  if (!group || !variant || !start || !next) throw new Error('There is nothing to buy.');

  const plan = dataOf(
    await customer.POST('/v1/public/tiffin/subscription', {
      params: { header: once() },
      body: {
        customerName: user.name,
        customerEmail: email,
        customerPhone: phone,
        customerAddress: address,
        planGroupId: group.id,
        planVariantId: variant.id,
        billingCycle: variant.billingCycle,
        startDate: start.date,
        diet: 'jain',
      },
    }),
  );
  dataOf(
    await desk.POST('/v1/admin/subscriptions/{id}/actions/approve-unpaid', {
      params: { path: { id: plan.id }, header: once() },
      body: {},
    }),
  );
  const booked = dataOf(
    await customer.POST('/v1/public/tiffin/order', {
      params: { header: once() },
      body: {
        subscriptionId: plan.id,
        deliveryDate: next.date,
        deliveryTimeSlot: '17:00-18:00',
        quantity: 1,
        deliveryAddress: address,
      },
    }),
  );
  const skipped = dataOf(
    await customer.POST('/v1/public/tiffin/skip', {
      params: { header: once() },
      body: { orderId: booked.id },
    }),
  );

  const { snacks } = dataOf(
    await visitor.GET('/v1/public/snack', {
      params: { query: { category: 'savory', is_vegetarian: 'true', limit: 4 } },
    }),
  );
  const days = dataOf(await visitor.GET('/v1/public/snack-order/days'));
  const snack = snacks.find(({ sold_out_today }) => !sold_out_today);
  if (!snack) throw new Error('There are no snacks.');
  const again = dataOf(
    await visitor.GET('/v1/public/snack', { params: { query: { ids: snack.id } } }),
  );
  const ordered = dataOf(
    await customer.POST('/v1/public/snack-order', {
      params: { header: once() },
      body: {
        customer_name: user.name,
        customer_email: email,
        customer_phone: phone,
        delivery_type: 'pickup',
        delivery_time: `${days.first}T15:00`,
        items: [{ snack_id: snack.id, quantity: 2 }],
      },
    }),
  );

  const [catering] = dataOf(await visitor.GET('/v1/catering-inquiry/plans'));
  if (!catering) throw new Error('There is no catering.');
  const { categories } = dataOf(await visitor.GET('/v1/catering-inquiry/menu'));
  const chosen = (wanted: (typeof categories)[number]['category']) =>
    categories.find(({ category }) => category === wanted)?.options[0]?.name ?? '';
  const asked = dataOf(
    await visitor.POST('/v1/catering-inquiry', {
      params: { header: once() },
      body: {
        eventType: 'wedding',
        eventDate: '2027-06-12',
        eventTime: ['lunch'],
        dietaryPreference: ['veg'],
        cateringService: ['self_serve_delivery'],
        numberOfGuests: 80,
        eventLocation: 'Whitby Community Hall',
        cuisineType: 'gujarati',
        firstName: 'Asha',
        lastName: 'Patel',
        email,
        phoneNumber: phone,
        selectedPlan: { id: catering.id },
        selectedSabji: chosen('sabji'),
        selectedSweet: chosen('sweet'),
        selectedShrikhand: chosen('shrikhand'),
        selectedSalad: chosen('salad'),
        selectedDal: chosen('dal'),
        selectedRoti: chosen('roti'),
        selectedRice: chosen('rice'),
      },
    }),
  );
  const byId = { id: asked.id };
  const unproved = await visitor.GET('/v1/catering-inquiry/{id}', { params: { path: byId } });
  const proof = { 'Inquiry-Token': asked.token };
  const inquiry = dataOf(
    await visitor.GET('/v1/catering-inquiry/{id}', { params: { path: byId, header: proof } }),
  );
  const skippedAgain = await customer.POST('/v1/public/tiffin/skip', {
    params: { header: once() },
    body: { orderId: booked.id },
  });
  return {
    planStatus: plan.status,
    skippedStatus: skipped.status,
    snackFound: again.snacks.map(({ id }) => id),
    snack: snack.id,
    snackTotal: ordered.total_amount,
    inquiryStatus: inquiry.status,
    refusals: [unproved.error?.code, skippedAgain.error?.code],
    authenticate: unproved.response.headers.get('www-authenticate'),
  };
}
