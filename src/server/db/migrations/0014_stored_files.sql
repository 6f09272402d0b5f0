-- Files of members. The content is in the file storage under the name, which is random. A file that nothing refers to is removed
-- after a day.
create table stored_file (
  name text primary key check (name ~ '^[0-9a-f]{32}\.[a-z0-9]{1,8}$'),
  member_id integer not null references member (id),
  original_name text not null,
  size integer not null check (size > 0),
  created_at timestamptz not null,
  referred_at timestamptz
);
create index stored_file_unused on stored_file (created_at) where referred_at is null;
create index stored_file_member on stored_file (member_id);
