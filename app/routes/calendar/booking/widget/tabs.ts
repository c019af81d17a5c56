/** Notifies other tabs that the hold changed; they fetch its state. */
const name = 'belcanto-hold';

export interface Tabs {
  notify(): void;
  close(): void;
}

/** The channel is closed on pagehide, because an open one prevents back/forward caching. */
export function openTabs(onChange: () => void, onRestored: () => void): Tabs {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    channel ??= new BroadcastChannel(name);
    channel.onmessage = onChange;
  };
  const close = () => {
    channel?.close();
    channel = null;
  };
  const onPageShow = (event: PageTransitionEvent) => {
    open();
    if (!event.persisted) return;
    onRestored();
    onChange();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  open();
  addEventListener('pageshow', onPageShow);
  addEventListener('pagehide', close);
  document.addEventListener('visibilitychange', onVisible);
  return {
    notify: () => channel?.postMessage(null),
    close: () => {
      close();
      removeEventListener('pageshow', onPageShow);
      removeEventListener('pagehide', close);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
