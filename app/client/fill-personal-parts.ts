import { hasFlagCookie } from './has-flag-cookie.ts';

/** From /me: text and link for each `data-me` placeholder. */
export type PersonalParts = Record<string, { text: string; href?: string } | undefined>;

interface Me {
  places?: PersonalParts;
  hold?: { secondsLeft: number } | null;
}

let expiry: ReturnType<typeof setTimeout> | undefined;

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
  clearTimeout(expiry);
  if (hold) expiry = setTimeout(hideHold, hold.secondsLeft * 1000);
}

function hideHold(): void {
  const strip = document.querySelector<HTMLElement>('[data-me=hold]');
  if (strip) strip.hidden = true;
}
