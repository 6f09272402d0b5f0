-- What one piece of a cart line cost when the member last put pieces in or changed their number, in millionths of a US dollar.
-- Null: not known, and nothing is said about the price.

alter table cart_item add column seen_price bigint check (seen_price >= 0);
