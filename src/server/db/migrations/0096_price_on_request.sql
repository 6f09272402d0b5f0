-- Products without a price: the shop quotes one on request. They come last in both directions of the price, for which the
-- descending order needs an index of its own: the first one, read backwards, would bring them first.
alter table product alter column unit_price drop not null;
alter table product_slot alter column price drop not null;
create index product_slot_price_down on product_slot (price desc nulls last, product_id);
alter table favourite alter column seen_price drop not null;
alter table footprint alter column seen_price drop not null;
