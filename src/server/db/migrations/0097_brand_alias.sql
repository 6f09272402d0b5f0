-- Names of makers that a merge of two brands has taught: `key` is the name without case, spaces and punctuation.
create table brand_alias (
  key text primary key,
  name text not null,
  brand text not null,
  created_at timestamptz not null default now()
);
create index brand_alias_brand on brand_alias (brand);
create index product_brand on product (brand);
