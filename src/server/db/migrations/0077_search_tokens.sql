-- Tokens are made by the shop, not by the database: after a release that makes other ones, a job writes those of all products again.
create table search_tokens (
  id smallint primary key default 1 check (id = 1),
  -- The version (see product-tokens.ts) that products before next_product have.
  version integer not null,
  -- Null when all products have it.
  next_product integer
);
-- Version 2 comes with this migration; products that are there already have the tokens of version 1.
insert into search_tokens (version, next_product)
  select 2, case when exists (select 1 from product) then 0 end;
