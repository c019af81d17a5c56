/** A film on a video site that we know how to show. */
export interface VideoLink {
  site: 'youtube';
  videoId: string;
}

/** The only origin whose player stands in our pages, and only after a click. */
export const playerOrigin = 'https://www.youtube-nocookie.com';

const watchHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'music.youtube.com'];
const idPattern = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * What a typed link means: a watch address with a `v` parameter, or the site's short form. Null: 'Invalid link'. Pure,
 * and the same in browser and server.
 */
export function readVideoLink(text: string): VideoLink | null {
  const typed = text.trim();
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const videoId = idIn(url);
  return videoId && idPattern.test(videoId) ? { site: 'youtube', videoId } : null;
}

function idIn({ hostname, pathname, searchParams }: URL): string | null {
  if (watchHosts.includes(hostname)) return pathname === '/watch' ? searchParams.get('v') : null;
  return hostname === 'youtu.be' ? pathname.slice(1) : null;
}

/** Where the film stands on its own site. */
export function watchAddress({ videoId }: VideoLink): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

/** Its player for our page, which plays at once: somebody has just pressed play. */
export function playerAddress({ videoId }: VideoLink): string {
  return `${playerOrigin}/embed/${videoId}?autoplay=1&rel=0`;
}

/** Two links to one film have one key, however they are written. */
function keyOf(text: string): string {
  const video = readVideoLink(text);
  return video ? `${video.site}:${video.videoId}` : text.trim();
}

/** The list with one more, in front; empty input and what is there already change nothing. */
export function withLink(
  links: readonly string[],
  typed: string,
  others: readonly string[] = [],
): readonly string[] {
  const text = typed.trim();
  if (!text) return links;
  const isThere = [...links, ...others].some((link) => keyOf(link) === keyOf(text));
  return isThere ? links : [text, ...links];
}
