-- Every process has an index of all listed products, and reads those again that have changed since it looked last. By transaction, because one that
-- began earlier may commit later: `pg_visible_in_snapshot` tells what a reader has not seen.
create table product_change (
  transaction xid8 not null default pg_current_xact_id(),
  product_ids integer[] not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index product_change_transaction on product_change (transaction);

-- Which of them have really changed is not compared here: the readers see it.
create function note_products() returns trigger language plpgsql as $$
begin
  insert into product_change (product_ids) select array_agg(id) from changed having count(*) > 0;
  return null;
end
$$;

create function note_slots_of_products() returns trigger language plpgsql as $$
begin
  insert into product_change (product_ids) select array_agg(product_id) from changed having count(*) > 0;
  return null;
end
$$;

drop trigger product_part_number_note on product;
drop trigger product_tokens_note on product;
drop trigger product_slot_added_note on product_slot;
drop trigger product_slot_removed_note on product_slot;
drop trigger product_slot_changed_note on product_slot;
drop function note_part_numbers, note_tokens, note_slots, note_other_slots;
drop table slot_change;

create trigger product_added_note after insert on product
  referencing new table as changed for each statement execute function note_products();
create trigger product_changed_note after update on product
  referencing new table as changed for each statement execute function note_products();
create trigger product_removed_note after delete on product
  referencing old table as changed for each statement execute function note_products();
create trigger product_slot_added_note after insert on product_slot
  referencing new table as changed for each statement execute function note_slots_of_products();
create trigger product_slot_changed_note after update on product_slot
  referencing new table as changed for each statement execute function note_slots_of_products();
create trigger product_slot_removed_note after delete on product_slot
  referencing old table as changed for each statement execute function note_slots_of_products();

-- Nothing is searched or sorted in the database any more: products are read by their ids.
drop index product_category, product_listed_mpn, product_tokens, product_tokens_sample, product_new, product_hot;
drop index product_slot_price, product_slot_price_down;
do $$
declare
  unused text;
begin
  for unused in select indexname from pg_indexes where indexname ~ '^product_slot_c\d+_[ne]\d+$' loop
    execute format('drop index %I', unused);
  end loop;
end
$$;
drop function is_listed(integer), products_with_tokens(text[]);
drop table stated_span;
alter table product_slot drop column price, drop column stock, drop column break_qty, drop column break_price;

-- An import looks for the products of its categories.
create index product_category on product (category_id);
