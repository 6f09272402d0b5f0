-- What hangs on products and is not the catalogue.

create table cart_item (
  id integer primary key generated always as identity,
  member_id integer not null references member (id) on delete cascade,
  product_id integer not null references product (id),
  num integer not null check (num >= 1),
  created_at timestamptz not null,
  constraint cart_item_product unique (member_id, product_id)
);

create table solution (
  id integer primary key generated always as identity,
  scheme_name_zh text not null,
  scheme_name_en text not null,
  url text not null,
  remark_zh text not null,
  remark_en text not null,
  product_id integer not null references product (id),
  sort integer not null
);
