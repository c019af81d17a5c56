import { useEffect, useRef } from 'react';

/** Milliseconds; grows with each retry. */
const firstPause = 2000;
const longestPause = 30_000;

/** Polls while `isAsking`, one request at a time. */
export function useRetry(isAsking: boolean, ask: () => Promise<void>): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!isAsking) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const askAfter = (pause: number) => {
      timer = setTimeout(async () => {
        await latest.current();
        if (!isOver) askAfter(Math.min(longestPause, pause * 1.5));
      }, pause);
    };
    askAfter(firstPause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAsking]);
}
