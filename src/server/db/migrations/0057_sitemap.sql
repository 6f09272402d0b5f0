-- The sitemap reads which products are listed, and when they last changed, for a million of them: from the index alone.
create index product_sitemap on product (id, updated_at) where not withdrawn;
