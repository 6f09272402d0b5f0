-- Values of text columns are looked up while somebody types, in either language and without spaces, hyphens and slashes.
create index text_value_typed_en on text_value (translate(lower(en), ' -_/', ''));
create index text_value_typed_zh on text_value (translate(lower(zh), ' -_/', ''));
