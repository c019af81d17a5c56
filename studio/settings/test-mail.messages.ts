const en = {
  subject: 'Your email is working',
  text: 'You pressed “Test it” in your studio’s settings. If you can read this, email is working.',
};

const da: typeof en = {
  subject: 'Din mailserver virker',
  text: 'Du trykkede på »Prøv det« i studiets indstillinger. Kan du læse denne e-mail, virker det.',
};

export const testMailWords = { en, da };
