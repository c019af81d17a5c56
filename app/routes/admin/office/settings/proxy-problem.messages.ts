import { proxyWarnings } from '#platform/proxy-warnings.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';

/** Of the server only: the sentences are long, and few studios ever see one. */
export const proxyProblemMessages = inBoth({
  'not-trusted': [
    proxyWarnings['not-trusted'],
    'TRUST_PROXY er 0, men der er en proxy foran: Alle besøgende ligner én, og grænser rammer dem under ét. Sæt den til antallet af proxyer.',
  ],
  'not-forwarded': [
    proxyWarnings['not-forwarded'],
    'TRUST_PROXY er sat, men forespørgsler kommer uden X-Forwarded-For: Alle besøgende ligner én, og grænser rammer dem under ét. Lad proxyen sende feltet, eller sæt TRUST_PROXY til 0, hvis der ingen proxy er.',
  ],
});
