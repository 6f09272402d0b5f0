-- Which products of a category were added, removed or got other values: a process that keeps columns of a category in memory reads those
-- alone. By transaction, because one that began earlier may commit later: `pg_visible_in_snapshot` tells what a reader has not seen.
create table slot_change (
  transaction xid8 not null default pg_current_xact_id(),
  category_id integer not null,
  product_ids integer[] not null,
  changed_at timestamptz not null default clock_timestamp()
);
create index slot_change_transaction on slot_change (transaction);

create function note_slots() returns trigger language plpgsql as $$
begin
  insert into slot_change (category_id, product_ids)
    select category_id, array_agg(product_id) from changed group by category_id;
  return null;
end
$$;

-- Stock changes with every order; only whether there is any is kept in memory. Other values change what filters offer, which is remembered
-- by version.
create function note_other_slots() returns trigger language plpgsql as $$
declare
  has_values boolean;
begin
  with pairs as (
    select n.category_id, n.product_id, (o.stock > 0) is distinct from (n.stock > 0) as in_stock,
      (o.n1, o.n2, o.n3, o.n4, o.n5, o.n6, o.n7, o.n8, o.n9, o.n10, o.n11, o.n12, o.n13, o.n14, o.n15, o.n16,
        o.e1, o.e2, o.e3, o.e4, o.e5, o.e6, o.e7, o.e8, o.e9, o.e10, o.e11, o.e12, o.e13, o.e14, o.e15, o.e16)
      is distinct from
      (n.n1, n.n2, n.n3, n.n4, n.n5, n.n6, n.n7, n.n8, n.n9, n.n10, n.n11, n.n12, n.n13, n.n14, n.n15, n.n16,
        n.e1, n.e2, n.e3, n.e4, n.e5, n.e6, n.e7, n.e8, n.e9, n.e10, n.e11, n.e12, n.e13, n.e14, n.e15, n.e16) as has_values
      from after_change n
      join before_change o on o.product_id = n.product_id and o.category_id = n.category_id
  ), noted as (
    insert into slot_change (category_id, product_ids)
      select category_id, array_agg(product_id) from pairs where in_stock or pairs.has_values group by category_id
  )
  select bool_or(pairs.has_values) into has_values from pairs;
  if has_values then
    update catalogue_version set version = version + 1;
  end if;
  return null;
end
$$;

create trigger product_slot_added_note after insert on product_slot
  referencing new table as changed for each statement execute function note_slots();
create trigger product_slot_removed_note after delete on product_slot
  referencing old table as changed for each statement execute function note_slots();
create trigger product_slot_changed_note after update on product_slot
  referencing old table as before_change new table as after_change for each statement execute function note_other_slots();
