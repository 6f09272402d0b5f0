-- Who wants a mail when a product is back in stock: one row per product and mailbox, deleted when the mail is sent.
create table stock_alert (
  id bigint primary key generated always as identity,
  product_id integer not null references product (id),
  -- Null for a visitor.
  member_id integer references member (id) on delete cascade,
  email text not null,
  -- The e-mail as mailboxes are compared.
  email_key text not null,
  language text not null check (language in ('zh_CN', 'en_US')),
  created_at timestamptz not null,
  -- The last attempt to send the mail; another process leaves the row alone for a while.
  claimed_at timestamptz,
  attempts smallint not null default 0,
  constraint stock_alert_product unique (product_id, email_key)
);
create index stock_alert_email on stock_alert (email_key, created_at);
create index stock_alert_member on stock_alert (member_id, created_at, id);
create index stock_alert_created on stock_alert (created_at);
