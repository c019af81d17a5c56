import { hashToken } from '#studio/shared/secret-token.ts';

/**
 * What a subscribing browser is told, and what the page behind its mail shows: equal in both, and useless for anything
 * else, because it says nothing about the link's secret. Every wish has one, for every address alike.
 */
export function newsletterMark(confirmToken: string): string {
  return hashToken(`newsletter mark ${confirmToken}`);
}
