import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const missingPageMessages = inBoth({
  title: ['Oops! Page not found', 'Ups! Siden findes ikke'],
  sentence: [
    'It may have been deleted, or the address lost a letter on the way. Nothing else has changed.',
    'Måske er siden slettet, eller adressen har tabt et bogstav undervejs. Intet andet er ændret.',
  ],
  link: {
    title: ['This link no longer works', 'Linket virker ikke længere'],
    sentence: [
      'It has ended, or a later email has a newer one. What you’ve booked or bought is unchanged. Use the link in our latest email, or sign in with the same email address.',
      'Det er udløbet eller erstattet af et nyere i en senere e-mail. Det, du har booket eller købt, er uændret. Brug linket i vores seneste e-mail, eller log ind med den samme e-mailadresse.',
    ],
    signIn: common.signIn,
    contact: ['Contact us', 'Kontakt os'],
  },
  admin: ['Back to Today', 'Tilbage til I dag'],
  dashboard: ['Back to your student area', 'Tilbage til Min side'],
  home: ['Return to Home', 'Tilbage til forsiden'],
});
