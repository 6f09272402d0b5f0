-- Search tokens are written for minutes to hours, in batches and by every process: kept pages and answers, which last for minutes at most,
-- are dropped once, when all are written.
drop trigger product_page_tokens on product;
create trigger search_tokens_page_version after update of next_product on search_tokens
  for each row when (old.next_product is not null and new.next_product is null) execute function raise_page_version('content');
