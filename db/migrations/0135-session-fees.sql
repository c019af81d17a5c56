-- The invoice of the fee that was charged for a late cancellation or a missed session; at most one per booking.
alter table bookings add column fee_invoice bigint unique references invoices (number);
