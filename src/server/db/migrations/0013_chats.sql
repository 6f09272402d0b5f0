-- The chat about an order. Its row is locked while a message is added, so that the numbers of the messages of one chat become visible
-- in their order: a reader who knows a message has missed none before it.
create table order_chat (
  order_no text primary key,
  member_id integer not null references member (id),
  -- 1 standard, 2 customised, 3 sample
  object_type smallint not null check (object_type in (1, 2, 3)),
  last_id bigint,
  last_at timestamptz not null
);
create index order_chat_member on order_chat (member_id, last_at desc, last_id desc);

create table chat_message (
  id bigint primary key generated always as identity,
  order_no text not null references order_chat (order_no) on delete cascade,
  member_id integer not null references member (id),
  from_shop boolean not null,
  -- who of the shop wrote it, where that is known
  staff text,
  content text not null check (char_length(content) between 1 and 500),
  -- how often the other side has read it
  read_num integer not null default 0 check (read_num >= 0),
  created_at timestamptz not null
);
create index chat_message_order on chat_message (order_no, id);
create index chat_message_unread on chat_message (member_id, order_no) where from_shop and read_num = 0;
alter table order_chat add constraint order_chat_last foreign key (last_id) references chat_message (id);
