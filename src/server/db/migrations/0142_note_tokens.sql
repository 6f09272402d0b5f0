-- Processes keep in memory which products have the words of common searches. Tokens are not in the slots, so whatever writes them leaves a
-- note, in a category that there is not: which products got other ones is not said, as comparing them would take longer than all else.
create function note_tokens() returns trigger language plpgsql as $$
begin
  insert into slot_change (category_id, product_ids) values (0, '{}');
  return null;
end
$$;

create trigger product_tokens_note after update of tokens on product
  for each statement execute function note_tokens();
