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
  back: 'Back to the list',
};

export const da: typeof en = {
  title: 'En læsers historie',
  from: 'Fra',
  sent: 'Sendt',
  language: 'Sprog',
  languages: { en: 'Engelsk', da: 'Dansk' },
  state: 'Tilstand',
  states: { waiting: 'Venter på dit svar', accepted: 'Udgivet', declined: 'Afvist' },
  pdf: 'Hent dens PDF',
  unchecked: 'En fremmed har lavet filen. Indholdet er en PDF; ingen har set efter mere.',
  back: 'Tilbage til listen',
};

export const storyPageMessages = { en, da };
