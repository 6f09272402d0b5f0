-- With the first products of a shop: among equally good ones the first are shown first, and a search that the sample fills has them now.
drop index product_tokens_sample;
create index product_tokens_sample on product using gin (tokens) where id < 4096 or (id >> 8) % 16 = 0;
