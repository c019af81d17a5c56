export interface VideoLink {
  site: 'youtube';
  videoId: string;
}

/** The only embedded origin, loaded after a click (privacy). */
export const playerOrigin = 'https://www.youtube-nocookie.com';

const watchHosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'music.youtube.com'];
const idPattern = /^[A-Za-z0-9_-]{1,40}$/;

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

export function watchAddress({ videoId }: VideoLink): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

export function playerAddress({ videoId }: VideoLink): string {
  return `${playerOrigin}/embed/${videoId}?autoplay=1&rel=0`;
}

function keyOf(text: string): string {
  const video = readVideoLink(text);
  return video ? `${video.site}:${video.videoId}` : text.trim();
}

export function withLink(
  links: readonly string[],
  typed: string,
  others: readonly string[] = [],
): readonly string[] {
  const text = typed.trim();
  if (!text) return links;
  const isListed = [...links, ...others].some((link) => keyOf(link) === keyOf(text));
  return isListed ? links : [text, ...links];
}
