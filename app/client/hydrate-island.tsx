import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Such components take ids as props instead of useId (the server's root differs). */
export function hydrateIsland<P extends object>(
  host: HTMLElement,
  Component: ComponentType<P>,
  unpack: (props: never) => P = (props) => props,
): Promise<void> {
  const props = unpack(JSON.parse(host.dataset.props ?? '{}') as never);
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
