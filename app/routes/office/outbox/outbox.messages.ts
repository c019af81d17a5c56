import { inBoth } from '#studio/shared/texts/in-both.ts';

export const outboxMessages = inBoth({
  title: ['Outbox', 'Udbakke'],
  lead: [
    'Emails the studio would have sent. No mail server is connected, so they stay on this computer, and only this computer shows them.',
    'E-mails, som studiet ville have sendt. Der er ikke forbundet en mailserver, så de bliver på denne computer, og kun den viser dem.',
  ],
  codeLead: [
    'Open the address shown in the window where the studio was started, or enter the code at the end of it.',
    'Åbn den adresse, der vises i vinduet, hvor studiet blev startet, eller skriv koden til sidst i adressen.',
  ],
  code: ['Code', 'Kode'],
  wrongCode: [
    'This isn’t this studio’s code. Copy it from the window where the studio was started.',
    'Det er ikke dette studies kode. Kopier den fra det vindue, hvor studiet blev startet.',
  ],
  open: ['Open the outbox', 'Åbn udbakken'],
  empty: [
    'No emails yet. Book a session or write to the studio, and they appear here.',
    'Ingen e-mails endnu. Book en time, eller skriv til studiet, så kommer de her.',
  ],
  to: ['To', 'Til'],
  read: ['Read', 'Læs'],
  asHtml: ['Open as the recipient sees it', 'Åbn, som modtageren ser den'],
  files: ['Attached', 'Vedhæftet'],
  forgotten: [
    'Handed over to a mail server; its text isn’t kept.',
    'Sendt videre til en mailserver. Teksten er ikke gemt.',
  ],
  states: {
    waiting: ['on its way', 'på vej'],
    sent: ['written', 'skrevet'],
    failed: ['couldn’t be sent', 'kunne ikke sendes'],
    held: ['on hold', 'tilbageholdt'],
  },
});
