import { inBoth } from '#studio/shared/texts/in-both.ts';

export const draftMessages = inBoth({
  action: ['Email me a link to continue later', 'Send mig et link, så jeg kan fortsætte senere'],
  note: [
    'We keep what you have written for 14 days. Files are not included.',
    'Vi gemmer det, du har skrevet, i 14 dage. Filer er ikke med.',
  ],
  sent: {
    title: ['Link sent', 'Linket er sendt'],
    text: (email: string, until: string) => [
      `Open the email to ${email} on any device to continue. The link works until ${until}. Files are not included.`,
      `Åbn e-mailen til ${email} på en anden enhed for at fortsætte. Linket virker til og med ${until}. Filer er ikke med.`,
    ],
  },
  failed: {
    title: ['The link wasn’t sent', 'Linket er ikke sendt'],
    text: ['Please correct the fields that are marked.', 'Ret de markerede felter.'],
  },
  tooMany: (minutes: number) => [
    `We’ve already sent several emails to this address. Please check your inbox, or try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    `Vi har allerede sendt flere e-mails til adressen. Tjek din indbakke, eller prøv igen om ${minutes === 1 ? 'et minut' : `${minutes} minutter`}.`,
  ],
});
