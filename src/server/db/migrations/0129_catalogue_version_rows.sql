-- A statement that touched no row, such as an insert of what is there already, left the catalogue as it was; it still made every process
-- read the catalogue again, and waited for others that change it.
create or replace function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    update catalogue_version set version = version + 1;
  end if;
  return null;
end
$$;

create or replace trigger category_version after insert on category
  referencing new table as changed for each statement execute function raise_catalogue_version();
create trigger category_version_updated after update on category
  referencing new table as changed for each statement execute function raise_catalogue_version();
create trigger category_version_removed after delete on category
  referencing old table as changed for each statement execute function raise_catalogue_version();
create or replace trigger column_def_version after insert on column_def
  referencing new table as changed for each statement execute function raise_catalogue_version();
create trigger column_def_version_updated after update on column_def
  referencing new table as changed for each statement execute function raise_catalogue_version();
create trigger column_def_version_removed after delete on column_def
  referencing old table as changed for each statement execute function raise_catalogue_version();
create or replace trigger text_value_version after insert on text_value
  referencing new table as changed for each statement execute function raise_catalogue_version();
create trigger text_value_version_updated after update on text_value
  referencing new table as changed for each statement execute function raise_catalogue_version();
create trigger text_value_version_removed after delete on text_value
  referencing old table as changed for each statement execute function raise_catalogue_version();
