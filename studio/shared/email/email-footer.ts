import { placeLines } from '#studio/shared/content/identity.ts';
import type { Branding } from './branding.ts';

export function footLines(branding: Branding): string[] {
  const { studioName, email, phone, cvr, siteUrl } = branding;
  return [
    studioName,
    placeLines(branding).join(', '),
    [email, phone].filter(Boolean).join(', '),
    cvr ? `CVR ${cvr}` : '',
    new URL(siteUrl).host,
  ].filter((line) => line !== '');
}
