const en = {
  subject: 'Your email is working',
  text: 'You tested the email connection in your studio’s settings, or with npm run doctor. If you can read this, email is working.',
};

const da: typeof en = {
  subject: 'Din mailserver virker',
  text: 'Du har testet forbindelsen i studiets indstillinger eller med npm run doctor. Kan du læse denne e-mail, virker det.',
};

export const testMailWords = { en, da };
