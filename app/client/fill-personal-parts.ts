import { hasFlagCookie } from './has-flag-cookie.ts';

/** From /me: text and link for each `data-me` placeholder. */
export type PersonalParts = Record<string, { text: string; href?: string } | undefined>;

interface Me {
  places?: PersonalParts;
  hold?: { secondsLeft: number } | null;
}

let countdown: ReturnType<typeof setInterval> | undefined;

/** Cached pages are the same for everybody; a browser with the flag cookie fetches its personal parts. */
export function fillPersonalParts(): void {
  fill();
  addEventListener('pageshow', (event) => {
    if (event.persisted) fill();
  });
}

async function fill(): Promise<void> {
  const elements = document.querySelectorAll<HTMLElement>('[data-me]');
  if (!elements.length) return;
  if (!hasFlagCookie()) return showLeft(0);
  const answer = await fetch('/me').catch(() => null);
  if (!answer?.ok) return;
  const { places = {}, hold }: Me = (await answer.json().catch(() => null)) ?? {};
  for (const element of elements) {
    const place = places[element.dataset.me ?? ''];
    element.hidden = !place;
    if (!place) continue;
    (element.firstElementChild ?? element).textContent = place.text;
    if (place.href && element instanceof HTMLAnchorElement) element.href = place.href;
  }
  clearInterval(countdown);
  if (!hold) return;
  const endsAt = Date.now() + hold.secondsLeft * 1000;
  const tick = () => showLeft(endsAt - Date.now());
  countdown = setInterval(tick, 1000);
  tick();
}

function showLeft(milliseconds: number): void {
  const strip = document.querySelector<HTMLElement>('[data-me=hold]');
  const left = strip?.querySelector('b');
  if (!strip || !left) return;
  strip.hidden = milliseconds <= 0;
  if (strip.hidden) clearInterval(countdown);
  left.textContent = new Date(milliseconds).toISOString().slice(14, 19);
}
