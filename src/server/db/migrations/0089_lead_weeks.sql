-- After how many weeks the supplier delivers a product that is out of stock; null where the supplier does not say.
alter table product add column lead_weeks smallint check (lead_weeks between 1 and 104);
