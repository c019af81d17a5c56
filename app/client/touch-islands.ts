import { hasFlagCookie } from './has-flag-cookie.ts';

/*
 * An island is HTML that works by itself, with a script that is loaded when somebody first touches it. The click that
 * wakes it is held back until the island can carry it out; when its script is slow or fails, the browser does what
 * the plain link or form says.
 */

/** Milliseconds that a click waits for its island. */
export const patience = 1500;

const waking = new WeakMap<Element, Promise<void>>();
const awake = new WeakSet<Element>();
/** True while a held click is carried out: it must not be held again. */
let isReplaying = false;

/**
 * The finger that woke an island, and its end if it has come: it left the page, or the browser took it for a scroll. An
 * island that reads gestures plays both again.
 */
export interface Touched {
  down: PointerEvent;
  end?: PointerEvent;
}

/** Loads the script of an island and hands its element over, once. A failed load is tried again at the next touch. */
export function wake(host: HTMLElement, touch?: Touched): Promise<void> {
  let promise = waking.get(host);
  if (!promise) {
    promise = loadIslands()
      .then((islands) => islands.wake(host, touch))
      .then(() => {
        awake.add(host);
        // Seen from outside: from now on a press is the island's.
        host.dataset.awake = '';
      });
    promise.catch(() => waking.delete(host));
    waking.set(host, promise);
  }
  return promise;
}

function loadIslands(): Promise<typeof import('./islands.ts')> {
  const script = document.querySelector<HTMLScriptElement>('script[data-islands]');
  return import(/* @vite-ignore */ script?.dataset.islands ?? '');
}

/** Wakes islands on pointerdown, focus or key inside, and at once those whose stored state needs them. */
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
    // Back may show a page kept from before the hold: only its island can ask how it stands.
    if (when === 'now' || hasFlagCookie()) quietly(host);
  }
}

function quietly(host: HTMLElement | null, touch?: Touched): void {
  if (host) wake(host, touch).catch(() => {});
}

function hostOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
}

function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Links and buttons wait; what a text field, radio or checkbox does, the browser does, and the island reads it. */
function holdClick(event: MouseEvent): void {
  const control =
    event.target instanceof Element && event.target.closest<HTMLElement>('a[href], button, [type=submit]');
  const isSpecial = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (control && !isSpecial) hold(event, () => control.click());
}

/** Enter in a form without a button. */
function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  hold(event, () => form.requestSubmit(event.submitter));
}

function hold(event: Event, carryOut: () => void): void {
  const host = hostOf(event.target);
  if (!host || isReplaying || awake.has(host)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (host.ariaBusy) return;
  host.ariaBusy = 'true';
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  Promise.race([wake(host), late])
    .catch(() => {})
    .then(() => {
      host.ariaBusy = null;
      isReplaying = true;
      carryOut();
      isReplaying = false;
    });
}
