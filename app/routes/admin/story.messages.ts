export const en = {
  title: 'A reader’s story',
  from: 'From',
  sent: 'Sent',
  language: 'Language',
  languages: { en: 'English', da: 'Danish' },
  state: 'State',
  states: { waiting: 'Waits for your answer', accepted: 'Published', declined: 'Declined' },
  pdf: 'Download its PDF',
  unchecked: 'A stranger made this file. It is a PDF by its content; nobody has looked for more.',
  back: 'All stories',
  decide: 'Your answer',
  accept: 'Publish it',
  acceptNote: 'It stands in the magazine at once, under its author’s name, and a mail says so.',
  decline: 'Decline',
  sure: (title: string, name: string) =>
    `“${title}” by ${name} is not published: a kind mail says so, its PDF is deleted, and the story after 30 days. This cannot be undone.`,
  yes: 'Yes, decline it',
  did: {
    accepted: 'It is in the magazine. A mail tells its author.',
    declined: 'Declined. A mail tells its author.',
  },
  problem: 'Not done',
  changed: 'This story has been answered already; this is how it stands.',
};

export const da: typeof en = {
  title: 'En læsers historie',
  from: 'Fra',
  sent: 'Sendt',
  language: 'Sprog',
  languages: { en: 'Engelsk', da: 'Dansk' },
  state: 'Status',
  states: { waiting: 'Venter på dit svar', accepted: 'I magasinet', declined: 'Afvist' },
  pdf: 'Hent PDF’en',
  unchecked: 'Filen kommer udefra. Den er en PDF; mere er der ikke set efter.',
  back: 'Alle historier',
  decide: 'Dit svar',
  accept: 'Udgiv den',
  acceptNote: 'Den står i magasinet med det samme, under forfatterens navn, og forfatteren får en mail.',
  decline: 'Sig nej',
  sure: (title, name) =>
    `»${title}« af ${name} bliver ikke udgivet. Forfatteren får en venlig mail, PDF’en slettes, og historien selv efter 30 dage. Det kan ikke fortrydes.`,
  yes: 'Ja, sig nej',
  did: {
    accepted: 'Den står i magasinet. Forfatteren får en mail.',
    declined: 'Afvist. Forfatteren får en mail.',
  },
  problem: 'Det lykkedes ikke',
  changed: 'Historien er allerede besvaret; sådan står den nu.',
};

export const storyPageMessages = { en, da };
