export const en = {
  title: 'Oops! Page not found',
  sentence: 'This page isn’t in the programme. It may have moved, or the address lost a letter on the way.',
  home: 'Return to Home',
  courses: 'See the courses',
};

export const da: typeof en = {
  title: 'Ups! Siden findes ikke',
  sentence:
    'Den side står ikke i programmet. Måske er den flyttet, eller adressen har tabt et bogstav undervejs.',
  home: 'Tilbage til forsiden',
  courses: 'Se kurserne',
};

export const notFoundMessages = { en, da };
