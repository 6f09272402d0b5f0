-- Keys of programs of partners. Price and stock are all that they read.
create table partner_key (
  id text primary key,
  partner text not null,
  -- Encrypted, see db/secret-box.ts: the signature of a call cannot be checked with a hash.
  secret text not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  -- The calls left at that time, see domain/partners/call-allowance.ts: all servers count together.
  calls_left double precision not null,
  called_at timestamptz not null
);
