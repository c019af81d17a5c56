-- The time that a payment of the test checkout books, as Stripe's metadata has it.

alter table test_checkout_sessions add column slot_start timestamptz, add column slot_end timestamptz;
