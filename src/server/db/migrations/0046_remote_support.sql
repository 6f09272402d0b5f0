-- Requests for remote support. state: 0 pending, 1 accepted, 2 completed, 3 cancelled.
create table remote_support (
  id bigint primary key generated always as identity,
  member_id integer not null references member (id) on delete cascade,
  question text not null,
  -- 1 video, 2 phone, 3 other
  communication smallint not null check (communication in (1, 2, 3)),
  contact text not null,
  -- the day in Beijing
  scheduled date not null,
  -- 1 Chinese, 2 English
  language_type smallint not null check (language_type in (1, 2)),
  remark text not null,
  state smallint not null default 0 check (state in (0, 1, 2, 3)),
  created_at timestamptz not null
);
create index remote_support_member on remote_support (member_id, id desc);
