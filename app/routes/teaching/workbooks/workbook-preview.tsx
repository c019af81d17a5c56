import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { PageDots } from '#app/ui/navigation/page-dots.tsx';

export interface WorkbookPreviewProps {
  leaves: ReadonlyArray<{ src: string; alt: string }>;
  /** From 0. */
  start: number;
  /** URL template with '{page}', from 1, for use without scripts. */
  address: string;
  words: {
    label: string;
    /** Label of the region; mentions the arrow keys. */
    region: string;
    previous: string;
    next: string;
    /** 'Page {page} of {count}' */
    place: string;
  };
}

/** Links without scripts; with them in place, by dot, arrow key and swipe. */
export function WorkbookPreview({ leaves, start, address, words }: WorkbookPreviewProps) {
  const [leaf, setLeaf] = useState(start);
  const region = useRef<HTMLElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const hrefOf = (page: number) => address.replace('{page}', String(page + 1));
  const turnTo = (page: number) => {
    const to = turned(page, leaves.length);
    if (to === leaf) return;
    setLeaf(to);
    // replaceState keeps the page for reload and Back without filling the history.
    history.replaceState(history.state, '', hrefOf(to));
  };
  useEffect(() => {
    // The button is disabled on the last page: restore the focus.
    if (document.activeElement === document.body && leaf !== start) {
      region.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    }
    for (const near of [leaves[leaf - 1], leaves[leaf + 1]]) if (near) new Image().src = near.src;
  }, [leaf, leaves, start]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = { ArrowRight: leaf + 1, ArrowLeft: leaf - 1, Home: 0, End: leaves.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (from.current) turnTo(leaf + isSwipe(from.current, { x: event.clientX, y: event.clientY }));
    from.current = null;
  };
  const shown = leaves[leaf];
  return (
    <section className="leaves" aria-label={words.region} ref={region} onKeyDown={onKeyDown}>
      <figure
        onPointerDown={(event) => {
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        {shown && (
          <img src={shown.src} alt={shown.alt} width={720} height={1018} draggable={false} decoding="async" />
        )}
      </figure>
      <PageDots
        current={leaf}
        count={leaves.length}
        words={dotWords(words)}
        hrefOf={hrefOf}
        onTurn={turnTo}
      />
    </section>
  );
}

interface Point {
  x: number;
  y: number;
}

/** CSS pixels; shorter moves are taps. */
const shortest = 40;

/** Clamped to the pages. */
export function turned(page: number, count: number): number {
  return Math.max(0, Math.min(page, count - 1));
}

/** 1: next page, -1: previous, 0: a tap or a vertical scroll. */
export function isSwipe(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < shortest || Math.abs(across) < 1.5 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

function dotWords({ label, previous, next, place }: WorkbookPreviewProps['words']) {
  return {
    label,
    previous,
    next,
    place: (page: number, count: number) =>
      place.replace('{page}', String(page)).replace('{count}', String(count)),
  };
}
