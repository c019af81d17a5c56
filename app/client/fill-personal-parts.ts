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
  if (!hasFlagCookie()) return hideHold();
  const answer = await fetch('/me').catch(() => null);
  if (!answer?.ok) return;
  const { places = {}, hold }: Me = (await answer.json().catch(() => null)) ?? {};
  for (const element of elements) {
    const place = places[element.dataset.me ?? ''];
    element.hidden = !place;
    if (!place) continue;
    element.textContent = place.text;
    if (place.href && element instanceof HTMLAnchorElement) element.href = place.href;
  }
  clearInterval(countdown);
  if (hold) countDown(Date.now() + hold.secondsLeft * 1000);
}

const stripOfHold = () => document.querySelector<HTMLElement>('[data-me=hold]');

function countDown(endsAt: number): void {
  const tick = () => {
    const left = Math.ceil((endsAt - Date.now()) / 1000);
    if (left <= 0) return hideHold();
    const strip = stripOfHold();
    if (strip) strip.dataset.left = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  };
  countdown = setInterval(tick, 1000);
  tick();
}

function hideHold(): void {
  clearInterval(countdown);
  const strip = stripOfHold();
  if (strip) strip.hidden = true;
}
