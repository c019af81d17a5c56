-- Conversations that the owner starts: their texts are replies, the first one included, and the message is empty.

-- Null: the person wrote first.
alter table contact_messages add column subject text check (char_length(subject) between 1 and 200);

drop index contact_messages_search;
create index contact_messages_search on contact_messages
  using gin (search_words(name || ' ' || email || ' ' || message || ' ' || coalesce(subject, '')));
