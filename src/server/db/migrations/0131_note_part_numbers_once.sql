-- A statement that rewrites every key wrote a row for each product, which readers then had to sort through: now one for each category. A list
-- of columns cannot be had together with the old and new rows. They are grouped rather than joined, as a plan that was made for one product
-- is kept for many, and a loop in a loop would never end.
create function note_part_numbers() returns trigger language plpgsql as $$
begin
  insert into slot_change (category_id, product_ids)
    select category_id, array_agg(id)
      from (
        select id, max(category_id) as category_id
          from (
            select id, mpn_key, null::integer as category_id from before_change
            union all
            select id, mpn_key, slot_category_id from after_change
          ) either
          group by id
          having min(mpn_key collate "C") <> max(mpn_key collate "C")
      ) changed
      where category_id is not null
      group by category_id;
  return null;
end
$$;

create or replace trigger product_part_number_note after update on product
  referencing old table as before_change new table as after_change for each statement execute function note_part_numbers();
drop function note_part_number();
