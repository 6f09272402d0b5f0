-- What rendered pages are made of, in numbers that another transaction sees change only when the one that changed it has committed.
-- The version is the sum of the slots: each transaction raises one that no other holds, so nobody waits for anybody, as orders would
-- for a single row, and none is missed, as with a sequence, which is seen before the commit and may commit out of order.
create table page_version (
  kind text not null,
  slot integer generated always as identity,
  version bigint not null default 1,
  primary key (kind, slot)
) with (fillfactor = 50);

create function raise_page_version() returns trigger language plpgsql as $$
begin
  update page_version set version = version + 1 where kind = tg_argv[0] and slot =
    (select slot from page_version where kind = tg_argv[0] limit 1 for update skip locked);
  if not found then
    insert into page_version (kind) values (tg_argv[0]);
  end if;
  return null;
end
$$;

-- Orders change the stock all the time: a page may show the stock of some seconds ago, but not the price.
create trigger product_page_version after insert or delete or update of category_id, supplier, supplier_no, mpn, brand, package, name_zh,
  name_en, description_zh, description_en, images, datasheet_url, unit_price, break_qty, break_price, start_buy, order_multiple, goods_loop,
  custom_integration, is_new, is_hot, withdrawn, params, lead_weeks on product
  for each statement execute function raise_page_version('content');
create trigger product_page_stock after update of stock on product
  for each statement execute function raise_page_version('counts');
create trigger document_page_version after insert or delete or update of type_id, title_zh, title_en, description_zh, description_en,
  file_path_zh, file_path_en, grade, part_keys on technical_document
  for each statement execute function raise_page_version('content');
create trigger document_page_counts after update of browse_count, download_count on technical_document
  for each statement execute function raise_page_version('counts');
create trigger category_page_version after insert or update or delete on category
  for each statement execute function raise_page_version('content');
create trigger column_def_page_version after insert or update or delete on column_def
  for each statement execute function raise_page_version('content');
create trigger text_value_page_version after insert or update or delete on text_value
  for each statement execute function raise_page_version('content');
create trigger search_tokens_page_version after insert or update or delete on search_tokens
  for each statement execute function raise_page_version('content');
create trigger brand_alias_page_version after insert or update or delete on brand_alias
  for each statement execute function raise_page_version('content');
create trigger document_type_page_version after insert or update or delete on document_type
  for each statement execute function raise_page_version('content');
create trigger banner_page_version after insert or update or delete on banner
  for each statement execute function raise_page_version('content');
create trigger company_profile_page_version after insert or update or delete on company_profile
  for each statement execute function raise_page_version('content');
create trigger help_entry_page_version after insert or update or delete on help_entry
  for each statement execute function raise_page_version('content');
create trigger news_page_version after insert or update or delete on news
  for each statement execute function raise_page_version('content');
create trigger friend_link_page_version after insert or update or delete on friend_link
  for each statement execute function raise_page_version('content');
create trigger solution_page_version after insert or update or delete on solution
  for each statement execute function raise_page_version('content');
