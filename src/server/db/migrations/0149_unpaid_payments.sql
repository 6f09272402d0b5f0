-- A declined payment is asked about, too: it may be paid with another card.
create index payment_unpaid on payment (created_at) where state in ('started', 'declined');
drop index payment_unconfirmed;
