import { inBoth } from '#studio/shared/texts/in-both.ts';

export const takePairMessages = inBoth({
  /** Stored as the consent. */
  consent: [
    'The singer agrees that both recordings are published on the website with this name, voice and number of sessions.',
    'Sangeren siger ja til, at begge optagelser offentliggøres på hjemmesiden med navn, stemme og antal timer.',
  ],
});
