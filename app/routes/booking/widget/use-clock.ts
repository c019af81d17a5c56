import { useEffect, useRef, useState } from 'react';
import { untilNextTick, wholeSeconds } from './countdown.ts';

/** Whole seconds until `endsAtMs` (this browser's clock). `first` is the server-rendered value. */
export function useClock(
  endsAtMs: number,
  first: number,
  { onTick, onEnd }: { onTick: (before: number, after: number) => void; onEnd: () => void },
): number {
  const [left, setLeft] = useState(first);
  const calls = useRef({ onTick, onEnd });
  calls.current = { onTick, onEnd };
  // Announces the initial ten minutes in spite of latency.
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
    // Timers stop in hidden tabs and in the back/forward cache.
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
