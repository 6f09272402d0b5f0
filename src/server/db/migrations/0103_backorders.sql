-- After how many weeks the supplier delivers more than there is in stock; null where no more is sold.
alter table product add column backorder_weeks smallint check (backorder_weeks between 1 and 104);
-- Pieces of a line that were not in stock when it was ordered, and how many weeks the supplier needs for them.
alter table order_line add column backordered integer not null default 0 check (backordered between 0 and num);
alter table order_line add column backorder_weeks smallint check (backordered = 0 or backorder_weeks is not null);
