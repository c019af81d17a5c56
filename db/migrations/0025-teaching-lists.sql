-- The lists of courses, lessons and workbooks run, filter and are searched among a hundred thousand as among ten
-- (0020 has the functions, docs/decisions/083 the reasons).

create index courses_in_order on courses (sort, id);
create index courses_newest_of_state on courses (is_published, created_at, id);
create index courses_in_order_of_state on courses (is_published, sort, id);
create index course_texts_search on course_texts using gin (search_words(title));
create index lessons_newest_of_state on lessons (is_published, created_at, id);
create index workbooks_in_order on workbooks (sort, id);
create index workbooks_by_downloads on workbooks (downloads, id);
create index workbooks_in_order_of_state on workbooks (is_published, sort, id);
create index workbook_texts_search on workbook_texts using gin (search_words(title));

-- By the title that is shown: the reader's language, else the other. Both stand in one index, and the list leaves out
-- the one it does not show.
create index course_texts_by_title on course_texts (by_name(title) collate "C", course_id) where title <> '';
create index workbook_texts_by_title on workbook_texts (by_name(title) collate "C", workbook_id) where title <> '';
drop index lesson_texts_by_title;
create index lesson_texts_by_title on lesson_texts (by_name(title) collate "C", lesson_id) where title <> '';

-- How many people are in a course.
create index offers_by_course on offers (coalesce(course_id, id)) where kind = 'course';
create index entitlements_by_offer on entitlements (offer_id) where kind = 'enrolment';

-- The shelf, of one kind, and what is shown or not.
create index products_in_order_of_category on products (category, sort, id);
create index products_in_order_of_state on products (is_published, sort, id);
