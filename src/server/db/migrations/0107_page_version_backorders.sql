-- What a product promises when it is out of stock is on its pages, too.
drop trigger product_page_version on product;
create trigger product_page_version after insert or delete or update of category_id, supplier, supplier_no, mpn, brand, package, name_zh,
  name_en, description_zh, description_en, images, datasheet_url, unit_price, break_qty, break_price, start_buy, order_multiple, goods_loop,
  custom_integration, is_new, is_hot, withdrawn, params, lead_weeks, backorder_weeks on product
  for each statement execute function raise_page_version('content');
