-- The values of params that lists show (src/domain/catalogue/listed-params.ts). Most of params are documents and texts, which put it into the
-- table of large values: reading 20 products took 60 blocks there. Null where params has nothing else, and until the shop has written it.
alter table product add column listed_params jsonb;

-- Whatever changes params without it, a process of an older version for example, leaves none rather than an old one.
create function forget_listed_params() returns trigger language plpgsql as $$
begin
  new.listed_params := null;
  return new;
end
$$;

create trigger product_listed_params before update of params on product for each row
  when (old.params is distinct from new.params and old.listed_params is not distinct from new.listed_params)
  execute function forget_listed_params();
