/** Of what is not there, when React has led to it in the browser, and of the ways back. */
export const missingPageMessages = {
  en: {
    title: 'Oops! Page not found',
    sentence: 'It may have been deleted, or the address lost a letter on the way. Nothing else has changed.',
    admin: 'Back to your list',
    dashboard: 'Back to your room',
    home: 'Return to Home',
  },
  da: {
    title: 'Ups! Siden findes ikke',
    sentence: 'Måske er det slettet, eller adressen har tabt et bogstav undervejs. Intet andet er ændret.',
    admin: 'Tilbage til din liste',
    dashboard: 'Tilbage til dit rum',
    home: 'Tilbage til forsiden',
  },
};
