import { inBoth } from '#studio/shared/texts/in-both.ts';

export const outboxMessages = inBoth({
  title: ['Outbox', 'Udbakke'],
  lead: [
    'Emails the studio would have sent. No mail server is connected, so they stay on this computer, and only this computer shows them.',
    'E-mails, som studiet ville have sendt. Der er ikke forbundet en mailserver, så de bliver på denne computer, og kun den viser dem.',
  ],
  codeLead: [
    'Open the address that the start of the studio printed in its window, or enter the code at the end of it.',
    'Åbn den adresse, som studiet skrev i sit vindue ved start, eller indtast koden i slutningen af den.',
  ],
  code: ['Code', 'Kode'],
  wrongCode: [
    'This isn’t the code of this studio. Copy it from the window in which the studio was started.',
    'Det er ikke dette studies kode. Kopiér den fra det vindue, hvor studiet blev startet.',
  ],
  open: ['Open the outbox', 'Åbn udbakken'],
  empty: [
    'No emails yet. Book a session or write to the studio, and they appear here.',
    'Ingen e-mails endnu. Book en time, eller skriv til studiet, så kommer de her.',
  ],
  to: ['To', 'Til'],
  read: ['Read', 'Læs'],
  asHtml: ['Open as it would look', 'Åbn, som den ville se ud'],
  files: ['Attached', 'Vedhæftet'],
  forgotten: [
    'Handed over to a mail server; its text isn’t kept.',
    'Givet videre til en mailserver; teksten er ikke gemt.',
  ],
  states: {
    waiting: ['on its way', 'på vej'],
    sent: ['written', 'skrevet'],
    failed: ['could not be sent', 'kunne ikke sendes'],
    held: ['on hold', 'tilbageholdt'],
  },
});
