-- The catalogue: truth in product, projection in product_slot (see src/server/catalogue/project.ts).

create table category (
  id integer primary key generated always as identity,
  parent_id integer references category (id),
  level smallint not null check (level between 1 and 3),
  path_key text not null unique,
  name_zh text not null,
  name_en text not null,
  sort integer not null default 0,
  hot_product boolean not null default false,
  hot_home boolean not null default false,
  check ((level = 1) = (parent_id is null))
);
create index category_parent on category (parent_id, sort, id);

create table column_def (
  id integer primary key generated always as identity,
  category_id integer not null references category (id),
  key text not null,
  name_zh text not null,
  name_en text not null,
  kind text not null check (kind in ('text', 'number', 'image', 'word')),
  column_type smallint not null default 0 check (column_type in (0, 1)),
  screen boolean not null default false,
  list_type boolean not null default false,
  unit text,
  slot text check (slot ~ '^[ne]([1-9]|1[0-6])$'),
  slot_high text check (slot_high ~ '^n([1-9]|1[0-6])$'),
  sort integer not null default 0,
  constraint column_def_key unique (category_id, key),
  constraint column_def_slot unique (category_id, slot),
  constraint column_def_slot_high unique (category_id, slot_high),
  check (slot is null or (kind = 'number' and slot like 'n%') or (kind = 'text' and slot like 'e%')),
  check (slot_high is null or slot like 'n%')
);

create table import_run (
  id integer primary key generated always as identity,
  supplier text not null,
  file text not null,
  fingerprint text not null default '',
  state text not null default 'running' check (state in ('running', 'done', 'refused', 'failed')),
  rows_read integer not null default 0,
  rows_loaded integer not null default 0,
  rows_refused integer not null default 0,
  rows_repaired integer not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);

create table product (
  id integer primary key generated always as identity,
  category_id integer not null references category (id),
  supplier text not null,
  supplier_no text not null,
  mpn text not null,
  mpn_key text not null default '',
  brand text not null default '',
  package text not null default '',
  name_zh text not null,
  name_en text not null,
  description_zh text not null default '',
  description_en text not null default '',
  images text[] not null default '{}',
  datasheet_url text,
  unit_price bigint not null check (unit_price >= 0),
  break_qty integer[] not null default '{}',
  break_price bigint[] not null default '{}',
  stock integer not null default 0 check (stock >= 0),
  start_buy integer not null default 1 check (start_buy >= 1),
  order_multiple integer not null default 1 check (order_multiple >= 1),
  goods_loop text[] not null default '{}',
  custom_integration integer not null default 0,
  is_new boolean not null default false,
  is_hot boolean not null default false,
  withdrawn boolean not null default false,
  params jsonb not null default '{}',
  tokens text[] not null default '{}',
  slot_category_id integer,
  import_run_id integer references import_run (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint product_supplier_no unique (supplier, supplier_no),
  check (cardinality(break_qty) = cardinality(break_price))
);
-- A category in the order of part numbers.
create index product_category on product (slot_category_id, mpn_key collate "C", id);
create index product_mpn_key on product (mpn_key collate "C");
create index product_tokens on product using gin (tokens);
create index product_new on product (id desc) where is_new and not withdrawn;
create index product_hot on product (id) where is_hot and not withdrawn;

create table text_value (
  id integer primary key generated always as identity,
  column_id integer not null references column_def (id) on delete cascade,
  key text not null,
  zh text not null,
  en text not null
);
create unique index text_value_key on text_value (column_id, key);

-- Narrow on purpose: a list or a facet count reads a whole category of it. One partition per leaf
-- category, made by project.ts when its first product arrives. Break arrays stand last: only sorting by the
-- price at a quantity reads them.
create table product_slot (
  category_id integer not null,
  product_id integer not null,
  price bigint not null,
  stock integer not null,
  n1 float8, n2 float8, n3 float8, n4 float8, n5 float8, n6 float8, n7 float8, n8 float8,
  n9 float8, n10 float8, n11 float8, n12 float8, n13 float8, n14 float8, n15 float8, n16 float8,
  e1 integer, e2 integer, e3 integer, e4 integer, e5 integer, e6 integer, e7 integer, e8 integer,
  e9 integer, e10 integer, e11 integer, e12 integer, e13 integer, e14 integer, e15 integer, e16 integer,
  break_qty integer[] not null default '{}',
  break_price bigint[] not null default '{}',
  -- product first: within a partition the key then gives the order of the shop.
  primary key (product_id, category_id)
) partition by list (category_id);
create index product_slot_price on product_slot (price, product_id);

create table catalogue_version (
  id smallint primary key default 1 check (id = 1),
  version bigint not null default 1
);
insert into catalogue_version default values;

create function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end
$$;

create trigger category_version after insert or update or delete on category
  for each statement execute function raise_catalogue_version();
create trigger column_def_version after insert or update or delete on column_def
  for each statement execute function raise_catalogue_version();
create trigger text_value_version after insert or update or delete on text_value
  for each statement execute function raise_catalogue_version();

-- Listed products of each leaf category, exact inside every transaction: an unfiltered list needs no counting.
create table category_count (
  category_id integer primary key,
  products integer not null
);

-- Stock and price of a listed product may change without a new version; which products are listed may not.
create function count_listed_products() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into category_count (category_id, products)
      select category_id, count(*) from changed group by category_id order by category_id
      on conflict (category_id) do update set products = category_count.products + excluded.products;
  else
    update category_count c set products = c.products - gone.products
      from (select category_id, count(*) as products from changed group by category_id) gone
      where c.category_id = gone.category_id;
  end if;
  if found then
    update catalogue_version set version = version + 1;
  end if;
  return null;
end
$$;

create trigger product_slot_added after insert on product_slot
  referencing new table as changed for each statement execute function count_listed_products();
create trigger product_slot_removed after delete on product_slot
  referencing old table as changed for each statement execute function count_listed_products();
