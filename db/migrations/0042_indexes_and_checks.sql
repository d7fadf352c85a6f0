-- What is deleted is looked up from all that refers to it: each foreign key has its index.
CREATE INDEX audit_log_staff ON audit_log (staff_id);
CREATE INDEX ledger_alarms_inquiry ON ledger_alarms (inquiry_id) WHERE inquiry_id IS NOT NULL;
CREATE INDEX ledger_alarms_snack_order ON ledger_alarms (snack_order_id) WHERE snack_order_id IS NOT NULL;
CREATE INDEX ledger_alarms_subscription ON ledger_alarms (subscription_id) WHERE subscription_id IS NOT NULL;
CREATE INDEX payments_recorded_by ON payments (recorded_by);
DROP INDEX sessions_staff;
CREATE INDEX sessions_staff ON sessions (staff_id) WHERE staff_id IS NOT NULL;
CREATE INDEX settings_photo ON settings (photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX staff_pending_steps_staff ON staff_pending_steps (staff_id);

-- A column of a closed list holds nothing else, whoever writes it. What is there already is looked at by
-- the migration after this one, in a transaction of its own that keeps nobody from writing.
ALTER TABLE mails ADD CONSTRAINT mails_kind_known CHECK (kind IN (
    'welcome', 'password_changed', 'accounts_merged', 'account_deletion_asked', 'account_deleted',
    'customer_leaving', 'password_reset', 'broadcast_service', 'broadcast_promotion', 'account_invitation',
    'subscription_received', 'subscription_approved', 'subscription_declined', 'subscription_withdrawn',
    'subscription_paused', 'subscription_resumed', 'subscription_cancelled', 'order_scheduled',
    'orders_scheduled', 'order_pending_confirmation', 'order_changed', 'order_unskipped', 'order_skipped',
    'order_cancelled', 'order_changed_by_kitchen', 'order_undelivered', 'order_credit_decided',
    'order_delivered_after_all', 'order_stays', 'order_expired', 'usual_booked', 'delivery_reminder',
    'credits_low', 'subscription_unpaid', 'weekly_menu', 'snack_order_received', 'snack_order_confirmed',
    'snack_order_ready', 'snack_order_undelivered', 'snack_order_cancelled', 'snack_order_moved',
    'snack_order_stays', 'inquiry_received', 'inquiry_quoted', 'inquiry_quote_expiring', 'inquiry_accepted',
    'inquiry_clock_changed', 'inquiry_stays', 'inquiry_cancelled', 'email_code', 'phone_code',
    'contact_message', 'contact_answer', 'taken_back', 'corrected', 'payment_received'
  )) NOT VALID;
ALTER TABLE catering_inquiry_steps ADD CONSTRAINT catering_inquiry_steps_status_known CHECK (status IN (
    'pending', 'contacted', 'quoted', 'confirmed', 'completed', 'cancelled'
  )) NOT VALID;
ALTER TABLE snack_order_steps ADD CONSTRAINT snack_order_steps_status_known CHECK (status IN (
    'pending', 'confirmed', 'preparing', 'ready', 'undelivered', 'delivered', 'cancelled'
  )) NOT VALID;
ALTER TABLE snack_orders ADD CONSTRAINT snack_orders_diet_known CHECK (diet IN (
    'vegetarian', 'jain', 'swaminarayan'
  )) NOT VALID;
ALTER TABLE tiffin_orders ADD CONSTRAINT tiffin_orders_diet_known CHECK (diet IN (
    'vegetarian', 'jain', 'swaminarayan'
  )) NOT VALID;
ALTER TABLE tiffin_orders ADD CONSTRAINT tiffin_orders_slot_known CHECK (slot IN (
    '14:00-15:00', '15:00-16:00', '16:00-17:00', '17:00-18:00', '18:00-19:00', '19:00-20:00'
  )) NOT VALID;
ALTER TABLE tiffin_orders ADD CONSTRAINT tiffin_orders_chosen_slot_known CHECK (chosen_slot IN (
    '14:00-15:00', '15:00-16:00', '16:00-17:00', '17:00-18:00', '18:00-19:00', '19:00-20:00'
  )) NOT VALID;
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_billing_cycle_known CHECK (billing_cycle IN (
    'daily', 'weekly', 'monthly', 'yearly', 'basic', 'premium', 'other'
  )) NOT VALID;
ALTER TABLE catering_options ADD CONSTRAINT catering_options_diets_known CHECK (diets <@ ARRAY[
    'vegetarian', 'jain', 'swaminarayan'
  ]::text[]) NOT VALID;
ALTER TABLE catering_inquiries ADD CONSTRAINT catering_inquiries_catering_services_known CHECK (catering_services <@ ARRAY[
    'self_serve_delivery', 'self_serve_pickup', 'onsite_staff', 'rental_equipment', 'other'
  ]::text[]) NOT VALID;
ALTER TABLE catering_inquiries ADD CONSTRAINT catering_inquiries_dietary_preferences_known CHECK (dietary_preferences <@ ARRAY[
    'veg', 'jain', 'swaminarayan', 'other'
  ]::text[]) NOT VALID;
ALTER TABLE catering_inquiries ADD CONSTRAINT catering_inquiries_event_times_known CHECK (event_times <@ ARRAY[
    'breakfast', 'lunch', 'dinner', 'snacks'
  ]::text[]) NOT VALID;
ALTER TABLE catering_inquiries ADD CONSTRAINT catering_inquiries_hear_about_us_known CHECK (hear_about_us IN (
    'referral', 'instagram', 'taste_of_india', 'google_search', 'youtube', 'facebook', 'media', 'other'
  )) NOT VALID;
