-- Searching the orders of a member reads this index alone: their rows are far apart in the table. A text that is too long for an
-- index is found by the second one; see find-orders.ts.
create index standard_order_search on standard_order (member_id, created_at, order_no)
  include (state, ass_flag, search_text) where octet_length(search_text) <= 2000;
create index standard_order_long_search on standard_order (member_id, created_at, order_no)
  where octet_length(search_text) > 2000;
