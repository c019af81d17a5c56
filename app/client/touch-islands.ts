import { hasFlagCookie } from './has-flag-cookie.ts';

/* Islands are working HTML whose script loads on first interaction. That click is held until the island
   can replay it; if the script is slow or fails, the browser follows the plain link or form. */

/** Milliseconds that a click waits for its island. */
export const patience = 1500;

const waking = new WeakMap<Element, Promise<void>>();
const hydrated = new WeakSet<Element>();
/** True during a replay, which must not be held again. */
let isReplaying = false;

/** The touch that woke an island, with its pointerup or pointercancel, for islands with gestures. */
export interface Touched {
  down: PointerEvent;
  end?: PointerEvent;
}

/** Loads an island once. A failed load is retried at the next interaction. */
export function wake(host: HTMLElement, touch?: Touched): Promise<void> {
  let promise = waking.get(host);
  if (!promise) {
    promise = loadIslands(host)
      .then((islands) => islands.wake(host, touch))
      .then(() => {
        hydrated.add(host);
        host.dataset.hydrated = '';
      });
    promise.catch(() => waking.delete(host));
    waking.set(host, promise);
  }
  return promise;
}

/** The page script names them all, and islands with a script of their own. */
function loadIslands({ dataset: { island = '' } }: HTMLElement): Promise<typeof import('./islands.ts')> {
  const { [island]: own, islands = '' } =
    document.querySelector<HTMLScriptElement>('script[data-islands]')?.dataset ?? {};
  return import(/* @vite-ignore */ own ?? islands);
}

/** On pointerdown, focus or keydown inside; at once for islands with stored state. */
export function wakeIslandsOnTouch(): void {
  const early = { capture: true, passive: true };
  for (const touch of ['focusin', 'keydown']) {
    document.addEventListener(touch, (event) => quietly(hostOf(event.target)), early);
  }
  let touch: Touched | undefined;
  const begin = (down: PointerEvent) => {
    touch = { down };
    quietly(hostOf(down.target), touch);
  };
  const end = (event: PointerEvent) => {
    if (touch) touch.end ??= event;
  };
  document.addEventListener('pointerdown', begin, early);
  document.addEventListener('pointerup', end, early);
  document.addEventListener('pointercancel', end, early);
  document.addEventListener('click', holdClick, true);
  document.addEventListener('submit', holdSubmit, true);
  for (const host of document.querySelectorAll<HTMLElement>('[data-wake-if]')) {
    if (hasStored(host.dataset.wakeIf ?? '')) quietly(host);
  }
  for (const host of document.querySelectorAll<HTMLElement>('[data-wake-when]')) {
    const when = host.dataset.wakeWhen ?? '';
    // Back may show a page cached before the hold: the island fetches its state.
    if (when === 'now' || hasFlagCookie()) quietly(host);
  }
}

function quietly(host: HTMLElement | null, touch?: Touched): void {
  if (host) wake(host, touch).catch(() => {});
}

function hostOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
}

export function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

const pressable = 'a[href], button, [type=submit]';
/** WebKit blocks the new tab of a replayed click. */
const native = 'a[target], a[download]';

/** Links and buttons only; fields work natively, and the island reads their values. */
function holdClick(event: MouseEvent): void {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(pressable);
  const isSpecial = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (control && !isSpecial && !control.matches(native)) hold(event, (now) => now(control)?.click());
}

/** Enter in a form without a button. */
function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  hold(event, (now) => now(form)?.requestSubmit(now(event.submitter)));
}

/** Its twin, if hydration has replaced HTML that the browser had translated or an extension had changed. */
type Now = <E extends Element>(element: E | null) => E | null;

function hold(event: Event, carryOut: (now: Now) => void): void {
  const host = hostOf(event.target);
  if (!host || isReplaying || hydrated.has(host)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (host.ariaBusy) return;
  host.ariaBusy = 'true';
  showState(host, 'loading');
  const before = [...host.querySelectorAll(`form, ${pressable}`)];
  const late = new Promise((resolve) => {
    if (!statusOf(host)) setTimeout(resolve, patience);
  });
  Promise.race([wake(host), late])
    .catch(() => showState(host, 'failed'))
    .then(() => {
      host.ariaBusy = null;
      isReplaying = true;
      const after = host.querySelectorAll(`form, ${pressable}`);
      carryOut(
        (element) => (!element || element.isConnected ? element : after[before.indexOf(element)]) as never,
      );
      isReplaying = false;
    });
}

const statusOf = (host: HTMLElement) => host.querySelector('[data-part=status]');

/** A player has no plain link to follow: it says that its script is loading, or could not be loaded. */
function showState(host: HTMLElement, state: 'loading' | 'failed'): void {
  const status = statusOf(host);
  if (!status) return;
  host.dataset.state = state;
  status.textContent = JSON.parse(host.dataset.texts ?? '{}')[state];
}
