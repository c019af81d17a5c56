import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { forceStates } from './force-states.ts';

/** Hydrates when it comes into view (decision 022), then sets `data-live`. */
export function hydrateInView(id: string, load: () => Promise<ComponentType>): ComponentType {
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
