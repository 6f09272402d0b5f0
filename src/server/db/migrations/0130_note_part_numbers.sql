-- Processes keep the order of part numbers in memory: a product that gets another one has changed for them, though its slots are the same.
create function note_part_number() returns trigger language plpgsql as $$
begin
  insert into slot_change (category_id, product_ids) values (new.slot_category_id, array[new.id]);
  return null;
end
$$;

create trigger product_part_number_note after update of mpn_key on product
  for each row when (new.slot_category_id is not null and old.mpn_key is distinct from new.mpn_key)
  execute function note_part_number();
