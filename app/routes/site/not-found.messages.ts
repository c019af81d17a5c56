import { inBoth } from '#studio/shared/texts/in-both.ts';

export const notFoundMessages = inBoth({
  title: ['Oops! Page not found', 'Ups! Siden findes ikke'],
  sentence: [
    'This page isn’t in the programme. It may have moved, or the address lost a letter on the way.',
    'Den side står ikke i programmet. Måske er den flyttet, eller adressen har tabt et bogstav undervejs.',
  ],
  home: ['Return to Home', 'Tilbage til forsiden'],
  courses: ['See the courses', 'Se kurserne'],
});
