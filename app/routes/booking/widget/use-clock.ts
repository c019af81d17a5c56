import { useEffect, useRef, useState } from 'react';
import { secondsUntil, untilNextTick } from './countdown.ts';

/**
 * Whole seconds to `expiresAt`, told anew every second until zero; `onEnd` once there. `first` is what the server has
 * drawn. `offsetMs`: how far the server's clock is ahead of this one.
 */
export function useClock(
  expiresAt: string,
  offsetMs: number,
  first: number,
  onTick: (before: number, after: number) => void,
  onEnd: () => void,
): number {
  const [left, setLeft] = useState(first);
  const calls = useRef({ onTick, onEnd });
  calls.current = { onTick, onEnd };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A clock that begins at ten minutes tells them, although the answer took a moment to come.
    let before = first + 3;
    const tick = () => {
      clearTimeout(timer);
      const now = Date.now() + offsetMs;
      const after = secondsUntil(expiresAt, now);
      setLeft(after);
      calls.current.onTick(before, after);
      before = after;
      if (after === 0) calls.current.onEnd();
      else timer = setTimeout(tick, untilNextTick(expiresAt, now) + 5);
    };
    tick();
    // A page that slept (hidden tab, back/forward cache) sets its clock when it wakes.
    addEventListener('pageshow', tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', tick);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expiresAt, offsetMs, first]);

  return left;
}
