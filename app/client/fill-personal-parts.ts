import { hasFlagCookie } from './has-flag-cookie.ts';

/** In what /me answers: the words, and where they lead, for each `data-me` place that has something to show. */
export type PersonalParts = Record<string, { text: string; href?: string } | undefined>;

/** The pages are the same for everybody; a browser with the flag cookie asks what is its own and fills it in. */
export function fillPersonalParts(): void {
  fill();
  addEventListener('pageshow', (event) => {
    if (event.persisted) fill();
  });
}

async function fill(): Promise<void> {
  const elements = document.querySelectorAll<HTMLElement>('[data-me]');
  if (!elements.length || !hasFlagCookie()) return;
  const answer = await fetch('/me').catch(() => null);
  if (!answer?.ok) return;
  const { places = {} }: { places?: PersonalParts } = (await answer.json().catch(() => null)) ?? {};
  for (const element of elements) {
    const place = places[element.dataset.me ?? ''];
    element.hidden = !place;
    if (!place) continue;
    element.textContent = place.text;
    if (place.href && element instanceof HTMLAnchorElement) element.href = place.href;
  }
}
