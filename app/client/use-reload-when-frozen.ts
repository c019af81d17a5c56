import { useEffect, useRef, useState } from 'react';

const timeoutMs = 1000;
/** A render and its effects take fewer. */
const messageRounds = 10;

/** Reloads a page that renders nothing after Back: Firefox may lose the message by which React goes on. */
export function useReloadWhenFrozen(): void {
  const [restored, setRestored] = useState(0);
  const rendered = useRef(0);
  useEffect(() => {
    rendered.current = restored;
  }, [restored]);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      const restoration = rendered.current + 1;
      setRestored(restoration);
      setTimeout(async () => {
        // On a busy machine React's message may only be late, and comes before these.
        for (let left = messageRounds; left > 0 && rendered.current < restoration; left -= 1)
          await nextMessage();
        if (rendered.current < restoration) location.reload();
      }, timeoutMs);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}

function nextMessage(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}
