-- What fits who asks for a value besides the value itself (ratings, limits, ranges): the tokens `~…` of products with their ends, so that a search
-- finds those that fit without enumerating numbers. Written with the tokens; a row that no product has any more does no harm.
create table stated_span (
  token text primary key,
  unit text not null,
  low float8 not null,
  high float8 not null
);
