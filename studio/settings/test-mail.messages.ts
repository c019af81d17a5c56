const en = {
  subject: 'Your mail server works',
  text: 'You pressed “Test it” in the settings of your studio. This mail says that it works.',
};

const da: typeof en = {
  subject: 'Din mailserver virker',
  text: 'Du trykkede på »Prøv det« i studiets indstillinger. Denne mail siger, at det virker.',
};

export const testMailWords = { en, da };
