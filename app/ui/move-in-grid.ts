import type { KeyboardEvent } from 'react';

/** Up and down: the link before or after in the day. Left and right: the nearest in time on another shown day. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  const from = event.target;
  if (!(from instanceof HTMLElement) || !from.matches('a.time-item') || event.altKey || event.ctrlKey) return;
  const next = nextLink(from, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nextLink(from: HTMLElement, key: string): HTMLElement | undefined {
  const day = from.closest('.time-day');
  const links = linksOf(day);
  const place = links.indexOf(from);
  if (key === 'ArrowDown') return links[place + 1];
  if (key === 'ArrowUp') return links[place - 1];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const days = [...(day?.parentElement?.querySelectorAll('.time-day') ?? [])].filter(
    (one) => linksOf(one).length > 0,
  );
  const [other] = linksOf(days[days.indexOf(day as Element) + (key === 'ArrowRight' ? 1 : -1)]).toSorted(
    (one, two) => distance(one, from) - distance(two, from),
  );
  return other;
}

function linksOf(day: Element | null | undefined): HTMLElement[] {
  return [...(day?.querySelectorAll<HTMLElement>('a.time-item') ?? [])].filter(
    (link) => link.getClientRects().length > 0,
  );
}

function distance(one: HTMLElement, other: HTMLElement): number {
  return Math.abs(one.getBoundingClientRect().top - other.getBoundingClientRect().top);
}
