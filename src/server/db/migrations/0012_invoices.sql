-- An instalment that an invoice covers, or that one was applied for; 0 again when the shop refuses it.
alter table instalment add column invoice_flag smallint not null default 0 check (invoice_flag in (0, 1));

-- Applications for invoices and what became of them. state: 1 issuing, 2 issued, 3 refused.
create table invoice (
  id bigint primary key generated always as identity,
  member_id integer not null references member (id),
  order_no text not null,
  -- 1 standard, 2 customised
  order_type smallint not null check (order_type in (1, 2)),
  -- the instalments that it covers; empty for a standard order, which it covers as a whole
  instalment_ids integer[] not null default '{}',
  -- 1 domestic, 2 abroad
  invoice_type smallint not null check (invoice_type in (1, 2)),
  -- JSON text, as it is on the wire
  info text not null,
  state smallint not null default 1 check (state in (1, 2, 3)),
  link text,
  refusal text,
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint invoice_decided check ((state = 1) = (decided_at is null)),
  constraint invoice_link check ((state = 2) = (link is not null)),
  constraint invoice_covers check ((order_type = 2) = (cardinality(instalment_ids) > 0))
);
create index invoice_member on invoice (member_id, created_at desc, id desc);
create index invoice_order on invoice (order_no);
-- A standard order has one invoice, whatever runs at the same time.
create unique index invoice_once on invoice (order_no) where order_type = 1 and state <> 3;
