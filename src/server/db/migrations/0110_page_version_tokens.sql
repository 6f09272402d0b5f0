-- Jobs and the merging of brands write the words by which products and documents are found without changing anything else of them.
create trigger product_page_tokens after update of tokens, mpn_key on product
  for each statement execute function raise_page_version('content');
create trigger document_page_tokens after update of tokens, text_zh, text_en on technical_document
  for each statement execute function raise_page_version('content');
