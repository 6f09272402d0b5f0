-- Products that members looked at: a row per product with the latest visit, and its unit price then in millionths of a US dollar.
create table footprint (
  id bigint primary key generated always as identity,
  member_id integer not null references member (id) on delete cascade,
  product_id integer not null references product (id),
  seen_price bigint not null check (seen_price >= 0),
  visited_at timestamptz not null,
  constraint footprint_product unique (member_id, product_id)
);
create index footprint_member on footprint (member_id, visited_at, id);
