-- The whole shop in the order of part numbers, read from the index alone: a page far away costs what its entries weigh.
create index product_listed_mpn on product (mpn_key collate "C", id) where slot_category_id is not null;
