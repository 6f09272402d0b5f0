-- A statement that touched no row, such as an update whose condition nothing meets, left every page as it was. How many rows it touched is
-- known only for each row where a trigger names columns; a transaction raises the version once, however many they are.
create or replace function raise_pages(raised_kind text) returns void language plpgsql as $$
begin
  update page_version set version = version + 1 where kind = raised_kind and slot =
    (select slot from page_version where kind = raised_kind limit 1 for update skip locked);
  if not found then
    insert into page_version (kind) values (raised_kind);
  end if;
  -- Until the transaction, or the savepoint with the new version, ends.
  perform set_config('shop.raised_' || raised_kind, 'yes', true);
end
$$;

create or replace function raise_page_version() returns trigger language plpgsql as $$
begin
  if current_setting('shop.raised_' || tg_argv[0], true) is distinct from 'yes' then
    perform raise_pages(tg_argv[0]);
  end if;
  return null;
end
$$;

create or replace trigger product_page_version after insert or delete or update of category_id, supplier, supplier_no, mpn, brand, package,
  name_zh, name_en, description_zh, description_en, images, datasheet_url, unit_price, break_qty, break_price, start_buy, order_multiple, goods_loop,
  custom_integration, is_new, is_hot, withdrawn, params, lead_weeks, backorder_weeks on product
  for each row execute function raise_page_version('content');
create or replace trigger product_page_stock after update of stock on product
  for each row execute function raise_page_version('counts');
create or replace trigger document_page_version after insert or delete or update of type_id, title_zh, title_en, description_zh,
  description_en, file_path_zh, file_path_en, grade, part_keys on technical_document
  for each row execute function raise_page_version('content');
create or replace trigger document_page_counts after update of browse_count, download_count on technical_document
  for each row execute function raise_page_version('counts');
create or replace trigger category_page_version after insert or update or delete on category
  for each row execute function raise_page_version('content');
create or replace trigger column_def_page_version after insert or update or delete on column_def
  for each row execute function raise_page_version('content');
create or replace trigger text_value_page_version after insert or update or delete on text_value
  for each row execute function raise_page_version('content');
create or replace trigger brand_alias_page_version after insert or update or delete on brand_alias
  for each row execute function raise_page_version('content');
create or replace trigger document_type_page_version after insert or update or delete on document_type
  for each row execute function raise_page_version('content');
create or replace trigger banner_page_version after insert or update or delete on banner
  for each row execute function raise_page_version('content');
create or replace trigger company_profile_page_version after insert or update or delete on company_profile
  for each row execute function raise_page_version('content');
create or replace trigger help_entry_page_version after insert or update or delete on help_entry
  for each row execute function raise_page_version('content');
create or replace trigger news_page_version after insert or update or delete on news
  for each row execute function raise_page_version('content');
create or replace trigger friend_link_page_version after insert or update or delete on friend_link
  for each row execute function raise_page_version('content');
create or replace trigger solution_page_version after insert or update or delete on solution
  for each row execute function raise_page_version('content');
create or replace trigger document_page_tokens after update of tokens, text_zh, text_en on technical_document
  for each row execute function raise_page_version('counts');
