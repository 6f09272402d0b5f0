-- Mailed codes: at most one row per purpose and mailbox, so that sending one is a single conditional write.
create table mailed_code (
  purpose text not null check (purpose in ('register', 'reset', 'account')),
  -- Hash of the e-mail: nobody needs to read it here.
  key_hash text not null,
  -- argon2id, as six digits are few; null when the code was used
  code_hash text,
  sent_at timestamptz not null,
  tries integer not null default 0,
  primary key (purpose, key_hash)
);
create index mailed_code_sent on mailed_code (sent_at);

-- What is counted by account, address or mailbox grows with the shop; the code names the kinds.
alter table attempt drop constraint attempt_kind_check;

-- Receiving addresses of a member.
create table address (
  id integer primary key generated always as identity,
  member_id integer not null,
  mechanism_name text not null,
  contacts text not null,
  country text not null,
  address text not null,
  zip_code text not null,
  contact_phone text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
alter table address add constraint address_member_id_member_id_fk foreign key (member_id) references member(id) on delete cascade;
create index address_member on address (member_id, is_default desc, id desc);
-- Never two default addresses, whatever runs in parallel.
create unique index address_default on address (member_id) where is_default;
