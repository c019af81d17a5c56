import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { AlignedLines, Phrase, Side } from './read-lines.ts';
import { type Place, placesIn } from './same-place.ts';

/**
 * Starts each recording at the place of the phrase where the other one is, and marks that place in the drawing.
 * Each `<audio>` is below an element with `data-side`. Returns the function that plays from a
 * second; false where there is no player.
 */
export function useSamePlace(
  page: RefObject<HTMLElement | null>,
  phrases: Record<Side, Phrase>,
  lines: AlignedLines | null,
): (place: Place) => boolean {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const host = page.current;
    if (!host) return undefined;
    const places = placesIn(phrases, lines);
    const detached = new AbortController();
    const follow = (audio: HTMLMediaElement, side: Side) => {
      const at = audio.currentTime;
      last.current = audio.ended ? null : { side, at };
      markPlace(host, places.shareOf({ side, at }));
      if (!audio.paused && !detached.signal.aborted) requestAnimationFrame(() => follow(audio, side));
    };
    const start = ({ target }: Event) => {
      const found = soundOf(target);
      if (!found) return;
      const { audio, side } = found;
      if (last.current && last.current.side !== side) audio.currentTime = places.across(last.current);
      else if (!last.current) audio.currentTime = Math.max(audio.currentTime, phrases[side].from);
      follow(audio, side);
    };
    host.addEventListener('play', start, { signal: detached.signal, capture: true });
    return () => detached.abort();
  }, [page, phrases, lines]);
  return useCallback(
    (place) => {
      const audio = page.current?.querySelector<HTMLMediaElement>(`[data-side=${place.side}] audio`);
      if (!audio) return false;
      last.current = place;
      audio.currentTime = place.at;
      void audio.play();
      return true;
    },
    [page],
  );
}

function soundOf(target: EventTarget | null): { audio: HTMLMediaElement; side: Side } | null {
  if (!(target instanceof HTMLMediaElement)) return null;
  const side = target.closest<HTMLElement>('[data-side]')?.dataset.side;
  return side === 'earlier' || side === 'later' ? { audio: target, side } : null;
}

/** By script, because our CSP forbids style attributes. */
function markPlace(host: HTMLElement, share: number | null): void {
  const figure = host.querySelector<HTMLElement>('figure');
  figure?.toggleAttribute('data-inking', share !== null);
  figure?.style.setProperty('--inked', `${100 * (share ?? 0)}%`);
}
