-- The first state of a new row is a rule of the domain: code that forgets a state is refused instead of getting one from here.
alter table column_def alter column column_type drop default;
alter table standard_order
  alter column state drop default, alter column ass_flag drop default, alter column invoice_flag drop default;
alter table sample_order alter column state drop default;
alter table customised_order
  alter column state drop default, alter column ass_flag drop default, alter column send drop default;
alter table instalment alter column head_amount drop default, alter column invoice_flag drop default;
alter table after_sales alter column decision drop default;
alter table invoice alter column state drop default;
alter table withdrawal alter column state drop default;
alter table project alter column state drop default;
alter table remote_support alter column state drop default;
