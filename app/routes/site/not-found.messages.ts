import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const notFoundMessages = inBoth({
  title: ['Oops! Page not found', 'Ups! Siden findes ikke'],
  sentence: [
    'This page isn’t in the programme. It may have moved, or the address lost a letter on the way.',
    'Den side står ikke i programmet. Måske er den flyttet, eller adressen har tabt et bogstav undervejs.',
  ],
  link: {
    title: ['This link no longer works', 'Linket virker ikke længere'],
    sentence: [
      'It has expired, or a later email replaced it. What you’ve booked or bought is unchanged. Use the link in our latest email, or sign in with the same email address.',
      'Det er udløbet eller erstattet af et nyere i en senere e-mail. Det, du har booket eller købt, er uændret. Brug linket i vores seneste e-mail, eller log ind med den samme e-mailadresse.',
    ],
    signIn: common.signIn,
    contact: ['Contact us', 'Kontakt os'],
  },
  home: ['Return to Home', 'Tilbage til forsiden'],
  courses: ['See the courses', 'Se kurserne'],
});
