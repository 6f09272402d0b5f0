-- A notice has one text, a type that says what a click on it does, and what that leads to.
update notice set content_zh = title_zh || '：' || content_zh, content_en = title_en || ': ' || content_en;
alter table notice drop column title_zh, drop column title_en;
alter table notice
  -- 1 about an order, 2 confirmation, 3 link
  add column message_type smallint not null default 2 check (message_type in (1, 2, 3)),
  add column order_no text,
  -- 1 standard, 2 customised, 3 sample
  add column order_type smallint check (order_type in (1, 2, 3)),
  add column link text,
  add constraint notice_order check ((order_no is null) = (order_type is null)),
  add constraint notice_target check (
    case message_type when 1 then order_no is not null when 3 then link is not null else true end
  );
alter table notice alter column message_type drop default;
drop index notice_member;
create index notice_member on notice (member_id, created_at desc, id desc);
create index notice_unread on notice (member_id) where read_at is null;
