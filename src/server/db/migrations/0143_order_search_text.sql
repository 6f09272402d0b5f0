-- Search texts of orders are made by the shop, not by the database: after a release that makes other ones, a job writes those of all
-- orders again; see rewrite-search-texts.ts.
create table order_search_text (
  kind text primary key check (kind in ('standard_order', 'sample_order', 'customised_order')),
  -- The version (see search-text.ts of the domain) that orders up to last_order have.
  version integer not null,
  -- Null when all orders have it.
  last_order text
);
-- Version 1 comes with this migration; orders that are there already have texts of an older form.
insert into order_search_text (kind, version, last_order) values
  ('standard_order', 1, case when exists (select 1 from standard_order) then '' end),
  ('sample_order', 1, case when exists (select 1 from sample_order) then '' end),
  ('customised_order', 1, case when exists (select 1 from customised_order) then '' end);
