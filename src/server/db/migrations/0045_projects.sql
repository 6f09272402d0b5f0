-- Projects of members. state: 0 draft, 1 under review, 2 passed, 3 rejected.
create table project (
  id bigint primary key generated always as identity,
  member_id integer not null references member (id) on delete cascade,
  name text not null,
  phone text not null,
  description text not null,
  state smallint not null default 0 check (state in (0, 1, 2, 3)),
  created_at timestamptz not null,
  -- when the shop passed or rejected it
  examined_at timestamptz,
  constraint project_examined check ((state in (2, 3)) = (examined_at is not null))
);
create index project_member on project (member_id, id desc);
