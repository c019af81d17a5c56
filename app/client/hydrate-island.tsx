import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useKeptEntries } from './keep-entered.ts';
import { keepTranslated } from './keep-translated.ts';
import { useReloadWhenFrozen } from './use-reload-when-frozen.ts';

/** Such components take ids as props instead of useId (the server's root differs). */
export function hydrateIsland<P extends object>(
  host: HTMLElement,
  Component: ComponentType<P>,
  unpack: (props: never) => P = (props) => props,
): Promise<void> {
  const props = unpack(JSON.parse(host.dataset.props ?? '{}') as never);
  return new Promise((resolve, reject) => {
    keepTranslated();
    const content = (
      <Listening host={host} onReady={resolve}>
        {createElement(Component, props)}
      </Listening>
    );
    hydrateRoot(host, content, { onUncaughtError: reject });
  });
}

function Listening({
  host,
  onReady,
  children,
}: {
  host: HTMLElement;
  onReady: () => void;
  children: ReactNode;
}) {
  useKeptEntries(() => host);
  useReloadWhenFrozen();
  useEffect(onReady, [onReady]);
  return children;
}
