-- The whole text of a document is searched, and the sentence that was found is shown.

alter table technical_document
  -- sentences, one a line, without markup
  add column text_zh text not null default '',
  add column text_en text not null default '',
  -- The tokens again, in the form that finds words by their beginning. Tokens are made by the shop: no configuration of PostgreSQL is used.
  add column search tsvector generated always as (array_to_tsvector(tokens)) stored;

drop index technical_document_tokens;
create index technical_document_search on technical_document using gin (search);
