-- The text of a workbook's PDF by page; null until it has been read.

alter table workbook_texts add column page_texts jsonb;

-- The release before does not know the column: another PDF has another text.
create function clear_page_texts() returns trigger language plpgsql as $$
begin
  if new.pdf_url is distinct from old.pdf_url then
    new.page_texts := null;
  end if;
  return new;
end
$$;

create trigger workbook_texts_cleared before update on workbook_texts
  for each row execute function clear_page_texts();
