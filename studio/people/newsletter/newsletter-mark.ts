import { hashToken } from '#studio/shared/secret-token.ts';

/** Recognises the subscribing browser on the page of its email; reveals nothing about the secret link. */
export function newsletterMark(confirmToken: string): string {
  return hashToken(`newsletter mark ${confirmToken}`);
}
