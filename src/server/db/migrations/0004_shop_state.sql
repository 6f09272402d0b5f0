-- Facts about this database as a whole, such as whether the demo shop was put in.
create table shop_state (
  key text primary key,
  value text not null,
  changed_at timestamptz not null default now()
);
