import { TextLink } from './text-link.tsx';

export interface PaginationProps {
  current: number;
  count: number;
  hrefOf: (page: number) => string;
  words: {
    label: string;
    previous: string;
    next: string;
    /** 'Page 3 of 12'. */
    place: (current: number, count: number) => string;
    page: (page: number) => string;
  };
}

/** Renders nothing for a single page. */
export function Pagination({ current, count, hrefOf, words }: PaginationProps) {
  if (count < 2) return null;
  return (
    <nav className="pagination" aria-label={words.label}>
      <End words={words.previous} leads="back" href={current > 1 ? hrefOf(current - 1) : null} />
      <p className="place">{words.place(current, count)}</p>
      <ol>
        {pagesToShow(current, count).map((page, place) => (
          <li key={page ?? `gap-${place < 3 ? 'before' : 'after'}`}>
            {page === null ? (
              <span className="number quiet">…</span>
            ) : (
              <a
                className="number"
                href={hrefOf(page)}
                aria-label={words.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      <End words={words.next} leads="on" href={current < count ? hrefOf(current + 1) : null} />
    </nav>
  );
}

function End({ words, leads, href }: { words: string; leads: 'on' | 'back'; href: string | null }) {
  return (
    <div className="end">
      <TextLink leads={leads} {...(href ? { href } : {})}>
        {words}
      </TextLink>
    </div>
  );
}

/** From 1: first, last, current and its neighbours. Null marks a gap of two pages or more. */
export function pagesToShow(current: number, count: number): Array<number | null> {
  const shown = [...new Set([1, current - 1, current, current + 1, count])]
    .filter((page) => page >= 1 && page <= count)
    .sort((one, other) => one - other);
  return shown.flatMap((page, place) => {
    const before = shown[place - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
