import { createHash, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '#studio/shared/secret-token.ts';
import type { ShareImage } from './share-address.ts';

/** Raised when the drawing changes, because addresses are cached for ever. */
const design = '1';

export function signShareAddresses(html: string, secret: Uint8Array): string {
  return html.replace(/\/share\/unsigned\.jpg\?([^"]*)/g, (whole, query: string) => {
    const image = imageOf(new URLSearchParams(query.replaceAll(/&amp;|\\u0026/g, '&')));
    return whole.replace('unsigned', signatureOf(image, secret));
  });
}

/** Null: not signed by this studio. */
export function signedShareImage({ pathname, searchParams }: URL, secret: Uint8Array): ShareImage | null {
  const image = imageOf(searchParams);
  const expected = Buffer.from(`/share/${signatureOf(image, secret)}.jpg`);
  const given = Buffer.from(pathname);
  return given.length === expected.length && timingSafeEqual(given, expected) ? image : null;
}

function imageOf(query: URLSearchParams): ShareImage {
  const [title, studio, photograph] = ['title', 'studio', 'photograph'].map((name) => query.get(name) ?? '');
  return { title: title ?? '', studio: studio ?? '', photograph: photograph ?? '' };
}

function signatureOf({ title, studio, photograph }: ShareImage, secret: Uint8Array): string {
  const signed = keyedHash(secret, 'share image', JSON.stringify([design, title, studio, photograph]));
  return createHash('sha256').update(signed).digest('hex').slice(0, 32);
}
