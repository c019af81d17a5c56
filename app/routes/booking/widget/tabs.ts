/** Tabs of one browser tell each other that the hold has changed; none of them says what it is now. */
const name = 'belcanto-hold';

export interface Tabs {
  tell(): void;
  close(): void;
}

/**
 * Calls `onChange` when another tab changed the hold, and when this page comes back into view or out of the
 * back/forward cache. The channel is closed while the page is put away, so that it may be kept there.
 */
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
    tell: () => channel?.postMessage(null),
    close: () => {
      close();
      removeEventListener('pageshow', onPageShow);
      removeEventListener('pagehide', close);
      document.removeEventListener('visibilitychange', onVisible);
    },
  };
}
