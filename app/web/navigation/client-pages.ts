/** Addresses in the signed-in areas that answer with a file, or only redirect. */
const files =
  /\.\w+$|\/google\/callback$|\/(?:attachments|captions|files?|pdf|receipts|resources|sound|stored)(?:\/|$)/;

/** Whether the router shows this address without a new document: the hydrated pages behind the sign-in. */
export function isClientPage(pathname: string): boolean {
  return (
    /^\/(?:admin|dashboard)(?:\/|$)/.test(pathname) && (!files.test(pathname) || pathname.endsWith('/text'))
  );
}

/** Of a link or GET form of the page, or null if the browser shall follow it. */
export function clientHref(target: EventTarget | null, submitter: HTMLElement | null = null): string | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link) return link.target || link.hasAttribute('download') ? null : pageHref(new URL(link.href));
  if (!(target instanceof HTMLFormElement) || target.method !== 'get' || target.target) return null;
  const url = new URL(target.getAttribute('action') ?? '', window.location.href);
  const typed = [...new FormData(target, submitter)].filter((field) => typeof field[1] === 'string');
  url.search = new URLSearchParams(typed as Array<[string, string]>).toString();
  return pageHref(url);
}

function pageHref(url: URL): string | null {
  const { origin, pathname, search, hash } = url;
  if (origin !== window.location.origin || !isClientPage(pathname)) return null;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return isHere && hash ? null : pathname + search + hash;
}
