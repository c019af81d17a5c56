import { pictureOfOffer } from '#studio/offers/catalogue/offer.ts';
import type { PlacedPhotograph } from '#studio/shared/content/photographs.queries.ts';

/** The picture that leads a page, for which the owner may have placed a photograph. */
function leadingPicture(path: string, coachSlug: string): string {
  const leading: Readonly<Record<string, string>> = {
    '/': 'coach-singing',
    [`/about-${coachSlug}`]: 'coach-listening',
    [`/${coachSlug}`]: 'coach-microphone',
    '/courses/voice-elevated': 'elevated',
    '/courses/celebrity-vocal-experience': 'retreat-house',
    '/courses/private-coaching': 'rose',
    '/contact': 'studio-room',
  };
  return leading[path] ?? `incipit-${path.split('/').at(-1)}`;
}

/** `<id>/<width>` of a photograph on a page, with '/grey' if the owner wants it grey; empty: none. */
export function sharePhotograph(
  path: string,
  coachSlug: string,
  placed: Readonly<Record<string, PlacedPhotograph>>,
): string {
  const [, offerId] = /^\/courses\/([^/]+)$/.exec(path) ?? [];
  const own = offerId ? placed[pictureOfOffer(offerId)] : undefined;
  return widest(own ?? placed[leadingPicture(path, coachSlug)]);
}

type Widths = Pick<PlacedPhotograph, 'address' | 'widths' | 'tone'>;

export function widest(photograph: Widths | undefined): string {
  if (!photograph) return '';
  const { address, widths, tone } = photograph;
  return `${address.split('/').at(-1)}/${widths.at(-1)}${tone === 'grey' ? '/grey' : ''}`;
}
