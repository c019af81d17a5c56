import { inBoth } from '#studio/shared/texts/in-both.ts';

export const testMailWords = inBoth({
  subject: ['Your email is working', 'Din mailserver virker'],
  text: [
    'You tested the email connection in your studio’s settings, or with npm run doctor. If you can read this, email is working.',
    'Du har testet forbindelsen i studiets indstillinger eller med npm run doctor. Kan du læse denne e-mail, virker det.',
  ],
});
