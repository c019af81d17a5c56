import { hasStored } from './touch-islands.ts';

const closedKey = 'belcanto_language';

/** In the browser, because a cached page is identical for all visitors. There is no redirect by language. */
export function offerLanguage(): void {
  const offer = document.querySelector<HTMLElement>('[data-language-offer]');
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => /^(da|en)$/.test(tag));
  if (!offer || offer.lang !== preferred || hasStored(closedKey)) return;
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.hidden = true;
    try {
      localStorage.setItem(closedKey, '1');
    } catch {
      // Storage is blocked: the offer is made again on the next page.
    }
  });
}
