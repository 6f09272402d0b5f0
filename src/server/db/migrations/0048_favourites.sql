-- Products that members keep. seen_price: unit price in millionths of a US dollar when the product was kept.
-- removed_at: removed by the member; the row stays for a moment, so that the removal can be undone.
create table favourite (
  id bigint primary key generated always as identity,
  member_id integer not null references member (id) on delete cascade,
  product_id integer not null references product (id),
  seen_price bigint not null check (seen_price >= 0),
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint favourite_product unique (member_id, product_id)
);
create index favourite_member on favourite (member_id, id) include (product_id) where removed_at is null;
