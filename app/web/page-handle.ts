/** What a route says about itself: `export const handle: PageHandle = { … }`. */
export interface PageHandle {
  /** True only for /login, /setup, /dashboard, /admin and /ui: loads React in the browser, with a nonce, never cached. */
  hydrate?: boolean;
}

/** True when one of the matched routes asks to be hydrated. */
export function asksToHydrate(handles: readonly unknown[]): boolean {
  return handles.some((handle) => (handle as PageHandle | undefined)?.hydrate === true);
}
