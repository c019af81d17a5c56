import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * For islands in React: makes what `<Island>` rendered on the server live, with the same properties. Resolves when the
 * component listens. In such a component ids are given, not made by useId (the server counts from another root), and
 * fields keep their own state: what was typed before the island woke stays.
 */
export function hydrateIsland<P extends object>(
  host: HTMLElement,
  Component: ComponentType<P>,
): Promise<void> {
  const props = JSON.parse(host.dataset.props ?? '{}') as P;
  return new Promise((resolve, reject) => {
    hydrateRoot(host, <Listening onReady={resolve}>{createElement(Component, props)}</Listening>, {
      onUncaughtError: reject,
    });
  });
}

function Listening({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
