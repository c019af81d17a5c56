-- The items of a refund: [{"position", "quantity", "amountMinor", "isRestocked"}]; null: an amount shared by all lines.
-- An older version leaves it null.
alter table refunds add column items jsonb check (items is null or jsonb_typeof(items) = 'array');
