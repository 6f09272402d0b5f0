-- Writes that arrived, so that a recorded request is not carried out again while its signature is valid: the Idempotency-Key of
-- the call, or its signature where the first answer is kept. Rows are of no use after twice the window of the signature.

create table used_key (
  key_hash text primary key,
  seen_at timestamptz not null
);

create index used_key_seen on used_key (seen_at);
