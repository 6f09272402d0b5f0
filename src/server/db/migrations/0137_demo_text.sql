-- The rows of help and news that the demo shop wrote, by the name of their files, so that texts of a newer version reach them. A row
-- whose text has another digest was edited since and is left alone; one that is not there any more was deleted and is not written again.
create table demo_text (
  kind text not null check (kind in ('help', 'news')),
  slug text not null,
  row_id integer not null,
  digest text not null,
  primary key (kind, slug)
);
