import { describe, expect, it } from 'vitest';
import { typedDetailsOf } from '#domain/account/delivery-address.ts';
import { buildSnackData } from '#test/builders/build-snack.ts';
import { addSnack, setInstructions } from '#web/snacks/cart/cart.ts';
import { type CheckoutInputs, checkoutSchema, dayProblem } from './checkout-schema.ts';
import { orderBody } from './use-place-snack-order.ts';

const closures = [{ startDay: '2026-12-25', endDay: '2026-12-26', reason: 'Christmas' }];
const CheckoutForm = checkoutSchema(closures, () => '2026-11-21T12:00:00-05:00');

const typed = (values: Partial<CheckoutInputs> = {}): CheckoutInputs => ({
  delivery_type: 'pickup',
  day: '2026-11-24',
  time: '14:00',
  customer_name: 'Asha Patel',
  customer_email: 'asha@example.com',
  customer_phone: '(905) 555-0123',
  customer_address: '',
  special_instructions: '',
  ...typedDetailsOf(null),
  ...values,
});

const complaints = (values: Partial<CheckoutInputs>) => {
  const { error } = CheckoutForm.safeParse(typed(values));
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

const cart = setInstructions(addSnack([], buildSnackData('dhokla'), 3), 'dhokla', ' No chilli ');

describe('the snack checkout', () => {
  it('takes phones as people write them', () => {
    expect(CheckoutForm.parse(typed()).customer_phone).toBe('+19055550123');
  });

  it.each([
    [{ customer_name: ' ' }, 'customer_name: Please enter your name'],
    [{ customer_email: '' }, 'customer_email: Please enter your email address'],
    [{ customer_email: 'asha@' }, 'customer_email: Please enter a valid email address'],
    [
      { customer_phone: '012' },
      'customer_phone: Please enter a valid phone number (e.g., +1234567890)',
    ],
    [{ day: '' }, 'day: Please select a preferred date'],
    [
      { day: '2026-12-25' },
      'day: The kitchen is closed on Fri, Dec 25 (Christmas). Please choose another day.',
    ],
    [{ time: '' }, 'time: Please select a preferred time'],
    [{ delivery_type: 'delivery' as const }, 'customer_address: Please enter a delivery address'],
  ])('says what is missing: %j', (values, complaint) => {
    expect(complaints(values)[0]).toBe(complaint);
  });

  it('sends the totals that were on the screen', () => {
    const body = orderBody(CheckoutForm.parse(typed()), cart);
    expect(body).toMatchObject({
      delivery_time: '2026-11-24T14:00',
      items: [{ snack_id: 'dhokla', quantity: 3, special_instructions: 'No chilli' }],
      subtotal: 2697,
      delivery_fee: 0,
      tax_amount: 351,
      total_amount: 3048,
    });
  });

  it('sends an address only where it is delivered', () => {
    const customer_address = '12 Maple Street, Oshawa';
    const picked = orderBody(CheckoutForm.parse(typed({ customer_address })), cart);
    const brought = orderBody(
      CheckoutForm.parse(typed({ customer_address, delivery_type: 'delivery' })),
      cart,
    );
    expect(picked.customer_address).toBeNull();
    expect(brought).toMatchObject({ customer_address, delivery_fee: 150, total_amount: 3217 });
  });
});

const now = '2026-11-21T21:30:00-05:00';
const christmas = [{ startDay: '2026-12-25', endDay: '2026-12-26', reason: 'Christmas' }];
const problem = (day: string) => dayProblem(day, now, christmas);

describe('a day that snacks are wanted on', () => {
  it('does when something can be had', () => {
    expect(problem('2026-11-22')).toBeNull();
    expect(problem('2027-02-19')).toBeNull();
  });

  it('does not after the last hour of today', () => {
    expect(problem('2026-11-21')).toBe('No times are left for today. Please choose another day.');
  });

  it('does not before today or after 90 days', () => {
    expect(problem('2026-11-20')).toContain('from today to');
    expect(problem('2027-02-20')).toContain('Feb 19, 2027');
  });

  it('does not while the kitchen is closed, and the reason is said', () => {
    expect(problem('2026-12-26')).toContain('(Christmas)');
  });

  it('is no problem while it is not chosen', () => {
    expect(problem('')).toBeNull();
    expect(problem('2026-13-40')).toBeNull();
  });
});
