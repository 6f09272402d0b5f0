-- What the list of signed-in devices shows. The id is on the wire; the token and its hash are not.
alter table session add column id bigint not null generated always as identity;
alter table session add constraint session_id unique (id);
alter table session add column user_agent text;
-- Without its last part, see shortAddress of the domain.
alter table session add column address text not null default '';

create table second_factor (
  member_id integer primary key,
  -- Encrypted, see session/secret-box.ts.
  secret text not null,
  started_at timestamptz not null,
  -- Null while the secret waits for its first code.
  enabled_at timestamptz,
  -- The latest period whose code was used: no code works twice.
  used_period bigint not null default 0
);
alter table second_factor add constraint second_factor_member_id_member_id_fk foreign key (member_id) references member(id) on delete cascade;

create table recovery_code (
  member_id integer not null,
  code_hash text not null,
  primary key (member_id, code_hash)
);
alter table recovery_code add constraint recovery_code_member_id_member_id_fk foreign key (member_id) references member(id) on delete cascade;
