/** Of what is not there, when React has led to it in the browser, and of the ways back. */
export const missingPageMessages = {
  en: {
    title: 'Oops! Page not found',
    sentence: 'It may have been deleted, or the address lost a letter on the way. Nothing else has changed.',
    admin: 'Back to Today',
    dashboard: 'Back to your student area',
    home: 'Return to Home',
  },
  da: {
    title: 'Ups! Siden findes ikke',
    sentence: 'Måske er siden slettet, eller adressen har tabt et bogstav undervejs. Intet andet er ændret.',
    admin: 'Tilbage til I dag',
    dashboard: 'Tilbage til Min side',
    home: 'Tilbage til forsiden',
  },
};
