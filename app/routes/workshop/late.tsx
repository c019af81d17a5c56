import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { forceStates } from './force-states.ts';

/**
 * An exhibit whose script is heavy: it stands on the page as the server rendered it, and is made live when it comes into
 * view, so that the page's first view brings no more script than any other (decision 022). `data-live` says that it is.
 */
export function late(id: string, load: () => Promise<ComponentType>): ComponentType {
  const Exhibit = lazy(async () => {
    await inView(id);
    return { default: await load() };
  });
  return () => (
    <div data-late={id}>
      <Suspense>
        <Live>
          <Exhibit />
        </Live>
      </Suspense>
    </div>
  );
}

/** On the server there is no view: everything is rendered. */
function inView(id: string): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  const place = document.querySelector(`[data-late="${id}"]`);
  return new Promise((resolve) => {
    if (!place) return resolve();
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      resolve();
    });
    watch.observe(place);
  });
}

function Live({ children }: { children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const place = mark.current?.closest<HTMLElement>('[data-late]');
    if (place) place.dataset.live = 'yes';
    forceStates();
  }, []);
  return (
    <>
      <span ref={mark} hidden />
      {children}
    </>
  );
}
