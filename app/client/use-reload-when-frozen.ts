import { useEffect, useState } from 'react';

const patience = 1000;

/** Reloads a page that renders nothing after Back: Firefox may lose the message by which React goes on. */
export function useReloadWhenFrozen(): void {
  const [timer, setTimer] = useState(0);
  useEffect(() => clearTimeout(timer), [timer]);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setTimer(window.setTimeout(() => location.reload(), patience));
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}
