-- Search tokens are written again in batches, for minutes to hours. A page may show what was found some seconds ago, as it may show the
-- stock: dropping all pages after each batch would leave nothing kept until the end.
drop trigger search_tokens_page_version on search_tokens;
drop trigger product_page_tokens on product;
drop trigger document_page_tokens on technical_document;
create trigger product_page_tokens after update of tokens, mpn_key on product
  for each statement execute function raise_page_version('counts');
create trigger document_page_tokens after update of tokens, text_zh, text_en on technical_document
  for each statement execute function raise_page_version('counts');
