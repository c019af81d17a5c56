import { isOwnKey } from './own-page.ts';

/** Pages that show their sections in the order of the document; the others have a place for each. */
const pagesInOrder: readonly string[] = [
  'contact',
  'consultation',
  'testimonials',
  'magazine',
  'voice-elevated-application',
  'celebrity-application',
  'privacy-policy',
  'terms-of-service',
  'cookie-policy',
  'withdraw',
];

export function isInOrder(key: string): boolean {
  return pagesInOrder.includes(key) || isOwnKey(key);
}
