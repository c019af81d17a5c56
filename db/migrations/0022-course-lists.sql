-- The list of all lessons: by title in either language, and searched by its words (0020 has the functions).
create index lesson_texts_by_title on lesson_texts (language, by_name(title) collate "C", lesson_id);
create index lesson_texts_search on lesson_texts using gin (search_words(title));
