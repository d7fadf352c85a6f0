import { at, FIRST, key, people, snacks, tiffins } from './past.ts';

/** `$1` to `$2` in these: every tenth customer has an inquiry, and of the first all. */
const inquiries = `(SELECT *, CASE WHEN n > ${FIRST} THEN 'completed' WHEN n <= 30 THEN 'pending'
      WHEN n <= 50 THEN 'quoted' WHEN n <= 70 THEN 'confirmed' ELSE 'completed' END AS status,
    CASE WHEN n <= 70 THEN current_date + 2 + n % 25 ELSE born::date + 5 END AS day
  FROM ${people} WHERE n % 10 = 0 OR n <= ${FIRST}) AS asked`;

const PLAN = `'{"name": "Premium", "description": "", "price": 2299, "currency": "CAD", "billingCycle": "premium", "features": []}'`;
const LINES = `'[{"label": "Lunch, per guest", "quantity": 80, "unitPrice": 2500, "taxable": true, "amount": 200000}]'::jsonb`;

/** The rows that come with the orders: caterings, mails, the audit log, messages and what else there is. */
export const AROUND: readonly string[] = [
  `INSERT INTO catering_inquiries (id, number, customer_id, status, event_type, event_day, event_times,
     dietary_preferences, catering_services, guests, location, cuisine_type, first_name, last_name,
     email, phone, plan, choices, menu, base_cents, extras_cents, delivery_cents, tax_basis_points,
     tax_cents, total_cents, charge_cents, received_cents, created_at)
   SELECT ${key('inquiry', 'n')}, 'CI-' || extract(year FROM born) || '-' || lpad(n::text, 8, '0'),
     ${key('customer', 'n')}, status, 'wedding', day, ARRAY['lunch'], ARRAY['veg'],
     ARRAY['self_serve_delivery'], 80, 'Whitby Community Hall', 'gujarati', first_name, last_name,
     email, phone, ${PLAN}, '[]', '[]', 200000, 0, 0, 1300, 26000, 226000,
     CASE WHEN status IN ('confirmed', 'completed') THEN 226000 ELSE 0 END,
     CASE WHEN status IN ('confirmed', 'completed') THEN 226000 ELSE 0 END, born
   FROM ${inquiries}`,
  `INSERT INTO catering_quotes (inquiry_id, version, guests, menu, lines, subtotal_cents,
     tax_basis_points, tax_cents, total_cents, valid_until, sent_at, sent_by, accepted_at, accepted_by)
   SELECT ${key('inquiry', 'n')}, 1, 80, '[]', ${LINES}, 200000, 1300, 26000, 226000,
     CASE status WHEN 'quoted' THEN current_date + 20 ELSE born::date + 14 END, born + interval '1 hour', 'Meera',
     CASE WHEN status <> 'quoted' THEN born + interval '2 hours' END,
     CASE WHEN status <> 'quoted' THEN 'customer' END
   FROM ${inquiries} WHERE status <> 'pending'`,
  `INSERT INTO catering_inquiry_steps (inquiry_id, status, at, actor)
   SELECT ${key('inquiry', 'n')}, step, born + place * interval '1 hour', 'customer'
   FROM ${inquiries}, unnest(ARRAY['pending', 'quoted', 'confirmed', 'completed'])
     WITH ORDINALITY AS steps (step, place)
   WHERE place <= array_position(ARRAY['pending', 'quoted', 'confirmed', 'completed'], status)`,
  `INSERT INTO payments (inquiry_id, amount_cents, method, received_day, recorded_by, created_at)
   SELECT ${key('inquiry', 'n')}, 226000, 'interac', born::date, ${key('staff', '1')}, born
   FROM ${inquiries} WHERE status IN ('confirmed', 'completed')`,
  `INSERT INTO mails (id, kind, to_address, customer_id, subject, details, text, status, attempts, created_at, sent_at)
   SELECT ${key('mail', 'number')}, 'order_scheduled', email, ${key('customer', 'n')},
     'Your tiffin of ' || day, '{}', 'It is booked.', 'sent', 1, ${at('(day - 3)', 9)}, ${at('(day - 3)', 9)}
   FROM ${tiffins}`,
  `INSERT INTO mails (kind, to_address, customer_id, subject, details, text, status, attempts, created_at, sent_at)
   SELECT 'snack_order_confirmed', email, ${key('customer', 'n')}, 'Your snacks of ' || day, '{}',
     'They are confirmed.', CASE WHEN n <= ${FIRST} AND n % 10 = 0 THEN 'failed' ELSE 'sent' END, 1,
     ${at('(day - 1)', 10)}, ${at('(day - 1)', 10)}
   FROM ${snacks}`,
  `INSERT INTO audit_log (at, staff_id, actor, action, resource, resource_id)
   SELECT ${at('(day - 1)', 11)}, ${key('staff', '1')}, 'Kiran Rao', 'confirm', 'snack-orders', ${key('snacks', 'number')}::text
   FROM ${snacks}`,
  `INSERT INTO audit_log (at, staff_id, actor, action, resource, resource_id)
   SELECT born + interval '1 hour', ${key('staff', '1')}, 'Kiran Rao', 'approve', 'subscriptions', ${key('plan', 'n')}::text
   FROM ${people}`,
  `INSERT INTO audit_log (at, staff_id, actor, action, resource, resource_id)
   SELECT born, ${key('staff', '1')}, 'Kiran Rao', 'create', 'payments', ${key('plan payment', 'n')}::text
   FROM ${people}`,
  `INSERT INTO desk_steps (staff_id, actor, access, at, undo_until, action, resource)
   SELECT ${key('staff', '1')}, 'Kiran Rao', 'kitchen', ${at('(day - 1)', 11)},
     ${at('(day - 1)', 11)} + interval '10 minutes', 'confirm', 'snack-orders'
   FROM ${snacks} WHERE day < current_date - 1`,
  `INSERT INTO contact_messages (name, email, subject, message, customer_id, status, created_at, updated_at)
   SELECT first_name || ' ' || last_name, email, 'Do you deliver on Sundays?', 'I would like one.',
     ${key('customer', 'n')}, CASE WHEN n <= ${FIRST} AND n % 3 = 0 THEN 'waiting' ELSE 'answered' END,
     born, greatest(born, now() - interval '300 days')
   FROM ${people} WHERE n <= ${FIRST} OR n % 20 = 0`,
  `INSERT INTO sessions (customer_id, created_at, expires_at, last_seen_at)
   SELECT ${key('customer', 'n')}, born, now() + interval '20 days', born FROM ${people} WHERE n % 10 = 0`,
  `INSERT INTO sign_in_addresses (audience, email, address, last_at)
   SELECT 'customer', email, '24.1.2.3', greatest(born, now() - interval '300 days') FROM ${people}`,
  `INSERT INTO reminders (kind, about, part, reminded_at)
   SELECT 'credits_low', ${key('plan', 'n')}, '', born FROM ${people}
   UNION ALL SELECT 'unpaid', ${key('plan', 'n')}, 'approved', born FROM ${people}
   UNION ALL SELECT 'weekly_menu', ${key('customer', 'n')},
     (date_trunc('week', now())::date + week * 7)::text, now() FROM ${people}, generate_series(0, 1) AS week
     WHERE n % 10 = 1`,
  `INSERT INTO merged_accounts (id, customer_id, at)
   SELECT ${key('merged', 'n')}, ${key('customer', 'n')}, born FROM ${people} WHERE n % 1000 = 0`,
  `INSERT INTO customer_addresses (customer_id, label, address, address_key)
   SELECT ${key('customer', 'n')}, 'Work', address, n || 'work' FROM ${people} WHERE n % 5 = 0`,
  `INSERT INTO usual_bookings (subscription_id, version, entries, created_at, stopped_at, stopped_by)
   SELECT ${key('plan', 'n')}, 1, '[{"weekday": 1, "deliveryTimeSlot": "14:00-15:00", "quantity": 1}]', born,
     born + interval '25 days', 'plan'
   FROM ${people} WHERE n % 10 = 3`,
  `INSERT INTO broadcasts (id, at, actor, purpose, subject, text, audience)
   SELECT ${key('broadcast', 'n')}, born, 'Meera Shah', 'service', 'Late today', 'The van does not start.', 'all customers'
   FROM ${people} WHERE n BETWEEN 31 AND 60 OR n % 2000 = 0`,
  `INSERT INTO broadcast_recipients (broadcast_id, customer_id, way, reason)
   SELECT ${key('broadcast', 'n')}, ${key('customer', 'receiver')}, 'by_hand', 'no_email'
   FROM ${people}, generate_series(1, ${FIRST}) AS receiver WHERE n BETWEEN 31 AND 60 OR n % 2000 = 0`,
  `INSERT INTO page_views (day, page, views)
   SELECT day, '/page-' || page, 10 + page FROM (SELECT DISTINCT born::date AS day FROM ${people}) AS days,
     generate_series(1, 30) AS page
   WHERE day > current_date - 730
   ON CONFLICT DO NOTHING`,
];
