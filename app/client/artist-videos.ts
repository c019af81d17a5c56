import { playerAddress, readVideoLink, watchAddress, withLink } from '#studio/site/artist/video-link.ts';

/** As in app/routes/site/artist/video-list.tsx and on the cookie page. */
const key = 'belcanto_videos';
const mostLinks = 50;
/** A copy of has-flag-cookie.ts: a shared module would be a second file to load on every page. */
const mayBeOwner = () => document.cookie.includes('belcanto_flag=');

/** Plays videos in place; the list with a form is this browser's, the owner's additions are saved for all. */
export function wake(host: HTMLElement): void {
  host.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const isSpecial = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const film = target?.closest<HTMLAnchorElement>('[data-film]');
    if (!film || isSpecial) return;
    event.preventDefault();
    play(film, host.dataset.playerLabel ?? '');
  });
  const list = host.querySelector('.films');
  const form = host.querySelector<HTMLFormElement>('.add-video');
  if (list && form) keepOwn(host, list, form);
}

function keepOwn(host: HTMLElement, list: Element, form: HTMLFormElement): void {
  let own = kept();
  const saved = [...document.querySelectorAll<HTMLAnchorElement>('[data-saved] [data-film]')].map(
    ({ href }) => href,
  );

  const show = () => list.replaceChildren(...own.map((link) => cardOf(host, link)));
  const keep = (links: readonly string[]) => {
    own = links.slice(0, mostLinks);
    try {
      if (own.length > 0) localStorage.setItem(key, JSON.stringify(own));
      else localStorage.removeItem(key);
    } catch {
      // Storage full or blocked: the list is kept until the page is closed.
    }
    show();
  };
  show();

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const input = form.elements.namedItem('video');
    if (!(input instanceof HTMLInputElement)) return;
    const typed = input.value;
    if (mayBeOwner() && readVideoLink(typed) && (await savedForAll(form, typed))) return location.reload();
    keep(withLink(own, typed, saved));
    input.value = '';
    input.focus();
  });
  host.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const removed = target?.closest('[data-remove]')?.closest<HTMLElement>('.own');
    if (!removed) return;
    const place = [...list.querySelectorAll('.own')].indexOf(removed);
    keep(own.filter((_, at) => at !== place));
    form.querySelector('input')?.focus();
  });
}

function kept(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter((link) => typeof link === 'string') : [];
  } catch {
    return [];
  }
}

/** The server accepts the owner's additions only; others stay in this browser. */
async function savedForAll(form: HTMLFormElement, link: string): Promise<boolean> {
  const body = new URLSearchParams({ video: link });
  const headers = { accept: 'application/json' };
  const answer = await fetch(form.action, { method: 'POST', headers, body }).catch(() => null);
  if (!answer?.ok) return false;
  const { saved }: { saved?: unknown } = (await answer.json().catch(() => null)) ?? {};
  return saved === true;
}

function cardOf(host: HTMLElement, link: string): Element {
  const video = readVideoLink(link);
  const template = host.querySelector<HTMLTemplateElement>(`[data-card="${video ? 'film' : 'invalid'}"]`);
  const card = document.importNode(template!.content, true).firstElementChild as Element;
  if (video) for (const anchor of card.querySelectorAll('a')) anchor.href = watchAddress(video);
  else card.querySelector('[data-typed]')?.replaceChildren(link);
  return card;
}

function play(film: HTMLAnchorElement, label: string): void {
  const video = readVideoLink(film.href);
  if (!video) return;
  const player = document.createElement('iframe');
  player.className = 'film-player';
  player.title = label;
  player.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.src = playerAddress(video);
  film.replaceWith(player);
  player.focus();
}
