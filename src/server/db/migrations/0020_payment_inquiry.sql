-- Asking a payment service about a payment whose notification is missing.

-- The service's own number of the payment, which PayPal is asked by.
alter table payment add column service_order text;
-- When the service was asked about it for the last time.
alter table payment add column asked_at timestamptz;
create index payment_unconfirmed on payment (created_at) where state = 'started';

-- What was chosen at the sandbox, which keeps it as a real service would, whether it reports it or not.
create table sandbox_payment (
  number text primary key references payment (number) on delete cascade,
  outcome text not null check (outcome in ('paid', 'declined'))
);
