import { inBoth } from '#studio/shared/texts/in-both.ts';

export const missingPageMessages = inBoth({
  title: ['Oops! Page not found', 'Ups! Siden findes ikke'],
  sentence: [
    'It may have been deleted, or the address lost a letter on the way. Nothing else has changed.',
    'Måske er siden slettet, eller adressen har tabt et bogstav undervejs. Intet andet er ændret.',
  ],
  admin: ['Back to Today', 'Tilbage til I dag'],
  dashboard: ['Back to your student area', 'Tilbage til Min side'],
  home: ['Return to Home', 'Tilbage til forsiden'],
});
