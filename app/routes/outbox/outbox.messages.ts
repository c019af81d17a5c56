export const en = {
  title: 'Outbox',
  lead: 'Emails the studio would have sent. No mail server is connected, so they stay on this computer, and only this computer shows them.',
  empty: 'No emails yet. Book a session or write to the studio, and they appear here.',
  to: 'To',
  read: 'Read',
  asHtml: 'Open as it would look',
  files: 'Attached',
  forgotten: 'Handed over to a mail server; its text isn’t kept.',
  states: { waiting: 'on its way', sent: 'written', failed: 'could not be sent', held: 'on hold' },
};

export const da: typeof en = {
  title: 'Udbakke',
  lead: 'E-mails, som studiet ville have sendt. Der er ikke forbundet en mailserver, så de bliver på denne computer, og kun den viser dem.',
  empty: 'Ingen e-mails endnu. Book en time, eller skriv til studiet, så kommer de her.',
  to: 'Til',
  read: 'Læs',
  asHtml: 'Åbn, som den ville se ud',
  files: 'Vedhæftet',
  forgotten: 'Givet videre til en mailserver; teksten er ikke gemt.',
  states: { waiting: 'på vej', sent: 'skrevet', failed: 'kunne ikke sendes', held: 'tilbageholdt' },
};

export const outboxMessages = { en, da };
