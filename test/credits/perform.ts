import { tick } from '#api/program/tick.ts';
import { steps } from '#contract/platform/steps.ts';
import { adminSubscriptions } from '#contract/tiffin/desk-subscriptions.ts';
import {
  adminTiffinOrders,
  kitchenDays,
  type StaffTiffinOrderAction,
} from '#contract/tiffin/desk-tiffin-orders.ts';
import { recurringBooking } from '#contract/tiffin/recurring-booking.ts';
import { subscriptions } from '#contract/tiffin/subscriptions.ts';
import { Slot, type TiffinOrderStatus, tiffinOrders } from '#contract/tiffin/tiffin-orders.ts';
import { serviceDayFrom } from '#domain/kitchen/calendar.ts';
import { addDays, dayOf } from '#domain/platform/days.ts';
import type { Client, TestApp } from '#test/app.ts';
import { type Choose, closeDays, moveAll } from '#test/closing.ts';
import type { Action } from './actions.ts';

/** One customer with one subscription, one member of staff, and the orders booked so far. */
export type World = {
  services: TestApp;
  customer: Client;
  staff: Client;
  subscriptionId: string;
  orders: string[];
  /** What the desk did, the latest last. */
  steps: string[];
};

/** What a closure does to what stands on its day. */
const EFFECTS: Record<'give back' | 'move' | 'still deliver', Choose> = {
  'give back': () => ({}),
  move: moveAll,
  'still deliver': () => ({ cooking: 'deliver', onTheWay: 'deliver' }),
};

/** What the kitchen does next with an order, when all goes well. */
const NEXT: Partial<Record<TiffinOrderStatus, StaffTiffinOrderAction>> = {
  pending_confirmation: 'accept',
  scheduled: 'confirm',
  confirmed: 'prepare',
  preparing: 'dispatch',
  out_for_delivery: 'deliver',
};

const ADDRESSES = ['12 Maple Street, Oshawa, ON L1G 4S8', '9 Birch Road, Ajax, ON L1S 2E1'];

/** Does it over HTTP; answers the status, or null when there was nothing to do it with. */
export async function perform(world: World, action: Action): Promise<number | null> {
  const { services, customer, subscriptionId: id } = world;
  const staff: Pick<Client, 'call'> = {
    call: async (endpoint, input) => {
      const answered = await world.staff.call(endpoint, input);
      if (answered.step) world.steps.push(answered.step.id);
      return answered;
    },
  };
  const today = dayOf(services.clock.now());
  const coming = (day: number) => serviceDayFrom(addDays(today, 1 + day), []) ?? today;
  const orderId = 'order' in action ? world.orders[action.order % world.orders.length] : id;
  if (!orderId) return null;
  const params = { id: orderId };

  switch (action.do) {
    case 'book': {
      const booked = await customer.call(tiffinOrders.schedule, {
        body: {
          subscriptionId: id,
          deliveryDate: coming(action.day),
          deliveryTimeSlot: Slot.options[action.slot] as Slot,
          quantity: action.quantity,
          deliveryAddress: ADDRESSES[action.address] as string,
          specialInstructions: null,
        },
      });
      if (booked.status === 201) world.orders.push(booked.data.id);
      return booked.status;
    }
    case 'skip':
      return (await customer.call(tiffinOrders.skip, { body: { orderId, reason: null } })).status;
    case 'unskip':
      return (await customer.call(tiffinOrders.unskip, { params })).status;
    case 'cancel': {
      const body = { reason: 'Other', withoutCredit: action.withoutCredit };
      return (await customer.call(tiffinOrders.cancel, { params, body })).status;
    }
    case 'change': {
      const body = { deliveryDate: coming(action.day), quantity: action.quantity };
      if (action.by === 'customer') {
        return (await customer.call(tiffinOrders.change, { params, body })).status;
      }
      return (await staff.call(adminTiffinOrders.update, { params, body })).status;
    }
    case 'move along': {
      const input = {
        params: { ...params, action: action.action },
        body: { reason: 'As it happens', returnCredit: action.returnCredit, anyTime: true },
      };
      return (await staff.call(adminTiffinOrders.act, input)).status;
    }
    case 'cook on': {
      const { data: order } = await staff.call(adminTiffinOrders.read, { params });
      const next = NEXT[order.status];
      if (!next) return null;
      const input = { params: { ...params, action: next }, body: { anyTime: true } };
      return (await staff.call(adminTiffinOrders.act, input)).status;
    }
    case 'correct': {
      const { data: order } = await staff.call(adminTiffinOrders.read, { params });
      const { correction } = action;
      const body = { correction, from: order.status, reason: 'It was otherwise' };
      return (await staff.call(adminTiffinOrders.correct, { params, body })).status;
    }
    case 'correct the plan': {
      const { data: plan } = await staff.call(adminSubscriptions.read, { params });
      const body = {
        correction: action.correction,
        from: plan.status,
        reason: 'It was otherwise',
      };
      return (await staff.call(adminSubscriptions.correct, { params, body })).status;
    }
    case 'take the usual': {
      const { weekdays, quantity, leftovers } = action;
      const entry = {
        deliveryTimeSlot: Slot.options[0] as Slot,
        quantity,
        deliveryAddress: ADDRESSES[0] as string,
      };
      const entries = weekdays.map((weekday) => ({ weekday, ...entry }));
      const body = { entries, leftovers };
      const { status } = await customer.call(recurringBooking.save, { params: { id }, body });
      await learnOrders(world);
      return status;
    }
    case 'stop the usual': {
      const query = { leftovers: action.leftovers };
      return (await customer.call(recurringBooking.stop, { params: { id }, query })).status;
    }
    case 'adjust': {
      const body = { credits: action.credits, reason: 'Put right' };
      return (await staff.call(adminSubscriptions.adjustCredits, { params, body })).status;
    }
    case 'pause': {
      const from = addDays(today, action.ahead);
      const body = { from, until: action.days === null ? null : addDays(from, action.days) };
      if (action.by === 'customer') {
        return (await customer.call(subscriptions.pause, { params, body })).status;
      }
      return (await staff.call(adminSubscriptions.pause, { params, body })).status;
    }
    case 'call off the pause':
      if (action.by === 'customer') {
        return (await customer.call(subscriptions.callOffPause, { params })).status;
      }
      return (await staff.call(adminSubscriptions.callOffPause, { params, body: {} })).status;
    case 'resume':
      if (action.by === 'customer') {
        return (await customer.call(subscriptions.resume, { params })).status;
      }
      return (await staff.call(adminSubscriptions.resume, { params, body: {} })).status;
    case 'end the subscription': {
      const body = { reason: 'Moved away' };
      if (action.by === 'customer') {
        return (await customer.call(subscriptions.cancel, { params, body })).status;
      }
      return (await staff.call(adminSubscriptions.cancel, { params, body })).status;
    }
    case 'close the kitchen': {
      const day = coming(action.day);
      const closure = { startDate: day, endDate: day, reason: 'Burst pipe' };
      return (await closeDays(staff, closure, EFFECTS[action.effect])).status;
    }
    case 'close the day': {
      const date = addDays(today, -action.daysAgo);
      return (await staff.call(kitchenDays.close, { params: { date }, body: {} })).status;
    }
    case 'take back': {
      const step = world.steps.at(-1 - action.ago);
      if (!step) return null;
      return (await staff.call(steps.takeBack, { params: { id: step }, body: {} })).status;
    }
    case 'let time pass': {
      services.clock.set(services.clock.now().add({ hours: action.hours }));
      await tick({ db: services.db, now: services.clock.now(), log: services.services.log });
      await learnOrders(world);
      return 200;
    }
  }
}

/** Takes up the orders that the recurring booking has booked. */
async function learnOrders({ services, subscriptionId, orders }: World): Promise<void> {
  const rows = await services.db
    .selectFrom('tiffin_orders')
    .where('subscription_id', '=', subscriptionId)
    .where('id', 'not in', [...orders, subscriptionId])
    .orderBy('number')
    .select('id')
    .execute();
  orders.push(...rows.map(({ id }) => id));
}
