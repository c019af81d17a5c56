import { useEffect, useRef, useState } from 'react';
import { untilNextTick, wholeSeconds } from './countdown.ts';

/**
 * Whole seconds to `endsAtMs` (on this browser's clock), told anew every second until zero; `onEnd` once there. `first`
 * is what the server has drawn.
 */
export function useClock(
  endsAtMs: number,
  first: number,
  onTick: (before: number, after: number) => void,
  onEnd: () => void,
): number {
  const [left, setLeft] = useState(first);
  const calls = useRef({ onTick, onEnd });
  calls.current = { onTick, onEnd };
  // A clock that begins at ten minutes tells them, although the answer took a moment to come.
  const shown = useRef(first + 3);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const millisecondsLeft = endsAtMs - Date.now();
      const after = wholeSeconds(millisecondsLeft);
      setLeft(after);
      calls.current.onTick(shown.current, after);
      shown.current = after;
      if (after === 0) calls.current.onEnd();
      else timer = setTimeout(tick, untilNextTick(millisecondsLeft) + 5);
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
  }, [endsAtMs]);

  return left;
}
