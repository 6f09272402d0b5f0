-- The plan is that of the first update of a connection, often one of a single product: a nested loop. An update of 1,000 products then compared
-- a million pairs (0.7 s).
alter function note_other_slots() set enable_nestloop = off;
