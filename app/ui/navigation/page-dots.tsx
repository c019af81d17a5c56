import type { MouseEvent } from 'react';

export interface PageDotsProps {
  /** From 0. */
  current: number;
  count: number;
  words: {
    label: string;
    previous: string;
    next: string;
    /** 'Page 2 of 7', from 1: label of each dot, and announced after turning. */
    place: (page: number, count: number) => string;
  };
  /** With a script, instead of following `hrefOf`. */
  onTurn?: (page: number) => void;
  /** Without a script: a URL per page. */
  hrefOf?: (page: number) => string;
}

const most = 12;

export function PageDots(props: PageDotsProps) {
  const { current, count, words } = props;
  return (
    <nav className="page-dots" aria-label={words.label}>
      <Turn {...props} to={current - 1} className="turn back" name={words.previous} />
      {count <= most && (
        <ol>
          {Array.from({ length: count }, (_, page) => (
            <li key={words.place(page + 1, count)}>
              <Turn
                {...props}
                to={page}
                className="page-dot"
                name={words.place(page + 1, count)}
                isCurrent={page === current}
              />
            </li>
          ))}
        </ol>
      )}
      <Turn {...props} to={current + 1} className="turn" name={words.next} />
      <p className="place" role="status">
        {words.place(current + 1, count)}
      </p>
    </nav>
  );
}

function Turn({
  to,
  count,
  className,
  name,
  isCurrent = false,
  onTurn,
  hrefOf,
}: PageDotsProps & { to: number; className: string; name: string; isCurrent?: boolean }) {
  const isThere = to >= 0 && to < count;
  const current = isCurrent ? { 'aria-current': 'page' as const } : {};
  if (hrefOf && isThere) {
    return (
      <a
        className={className}
        href={hrefOf(to)}
        aria-label={name}
        onClick={onTurn && ((event) => turnInPlace(event, () => onTurn(to)))}
        {...current}
      />
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      disabled={!isThere}
      onClick={() => onTurn?.(to)}
      {...current}
    />
  );
}

/** Modified clicks open a new tab or window natively. */
function turnInPlace(event: MouseEvent, turn: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  turn();
}
