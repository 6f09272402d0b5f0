-- Members and their sessions, what the home page and the frame show, the help centre.

create table attempt (
  id bigint primary key generated always as identity,
  kind text not null check (kind in ('account', 'address', 'picture')),
  key_hash text not null,
  at timestamptz not null
);

create table captcha (
  mark text primary key,
  answer_hash text not null,
  created_at timestamptz not null
);

create table member (
  id integer primary key generated always as identity,
  email text not null check (email = lower(email)),
  password_hash text not null,
  name text not null,
  surname text not null,
  phone text not null,
  country text not null,
  provinces text not null,
  mechanism_name text not null,
  head_image text,
  sex smallint,
  grade text,
  created_at timestamptz not null,
  constraint member_email_unique unique (email)
);

create table session (
  token_hash text primary key,
  member_id integer not null,
  created_at timestamptz not null,
  used_at timestamptz not null
);

-- The first answer to an Idempotency-Key, given again for 24 hours.
create table idempotent_answer (
  key_hash text primary key,
  request_hash text not null,
  answer jsonb not null,
  created_at timestamptz not null
);

create table banner (
  id integer primary key generated always as identity,
  size text not null check (size in ('big', 'small')),
  img_url_zh text not null,
  img_url_en text not null,
  link_url text not null,
  sort integer not null
);

create table company_profile (
  id smallint primary key default 1 not null check (id = 1),
  front_cover text not null,
  synopsis_zh text not null,
  synopsis_en text not null,
  idea_zh text not null,
  idea_en text not null,
  main_business_zh text not null,
  main_business_en text not null,
  products_zh text not null,
  products_en text not null,
  our_purpose_zh text not null,
  our_purpose_en text not null,
  image_text jsonb not null
);

create table help_entry (
  id integer primary key,
  parent_id integer,
  menu_name_zh text not null,
  menu_name_en text not null,
  content_zh text not null,
  content_en text not null,
  sort integer not null
);

create table news (
  id integer primary key generated always as identity,
  content_type smallint not null,
  title_zh text not null,
  title_en text not null,
  vice_title_zh text not null,
  vice_title_en text not null,
  image_url text not null,
  content_zh text not null,
  content_en text not null,
  created_at timestamptz not null
);

create table friend_link (
  id integer primary key generated always as identity,
  name_zh text not null,
  name_en text not null,
  link_url text not null,
  cover_image text,
  sort integer not null
);

create table notice (
  id integer primary key generated always as identity,
  member_id integer not null,
  title_zh text not null,
  title_en text not null,
  content_zh text not null,
  content_en text not null,
  created_at timestamptz not null,
  read_at timestamptz
);

alter table session add constraint session_member_id_member_id_fk foreign key (member_id) references member(id) on delete cascade;
alter table notice add constraint notice_member_id_member_id_fk foreign key (member_id) references member(id) on delete cascade;
create index attempt_key on attempt (kind, key_hash, at);
create index attempt_at on attempt (at);
create index captcha_created on captcha (created_at);
create index session_member on session (member_id);
create index session_created on session (created_at);
create index news_type on news (content_type, created_at, id);
create index notice_member on notice (member_id, created_at);
create index idempotent_answer_created on idempotent_answer (created_at);
