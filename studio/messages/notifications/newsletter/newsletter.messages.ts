import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const newsletterMessages = inBoth({
  optIn: {
    subject: ['Please confirm your subscription', 'Bekræft din tilmelding'],
    headline: ['Join our vocal community', 'Bliv en del af vores sangfællesskab'],
    lead: (studio: string) => [
      `Someone, hopefully you, asked ${studio} to send news about retreats, concerts and trainings to this address. Confirm below; until you do, we won’t send anything.`,
      `Du har bedt ${studio} om nyheder om retreats, koncerter og kurser. Bekræft tilmeldingen med knappen. Indtil da sender vi ikke noget.`,
    ],
    confirm: ['Confirm subscription', 'Bekræft tilmelding'],
    ignore: [
      'If this wasn’t you, ignore this email and you won’t hear from us again. To be sure, you can also decline here:',
      'Var det ikke dig, skal du ikke gøre noget. Så hører du ikke mere fra os. Du kan også takke nej her:',
    ],
    unsubscribe: ['No thanks', 'Nej tak'],
  },
  dateNotice: {
    subject: ['Please confirm: an email when a date is set', 'Bekræft: besked, når der er en dato'],
    lead: (course: string) => [
      `Someone, hopefully you, asked for an email at this address when ${course} gets its first date. Confirm below; until you do, we won’t send anything.`,
      `Du har bedt om en e-mail, når ${course} får sin første dato. Bekræft med knappen. Indtil da sender vi ikke noget.`,
    ],
    confirm: ['Confirm', 'Bekræft'],
    ignore: [
      'If this wasn’t you, ignore this email. You can also cancel here, at any time:',
      'Var det ikke dig, skal du ikke gøre noget. Du kan afmelde dig her når som helst:',
    ],
    cancel: ['Cancel request', 'Afmeld'],
  },
  dateSet: {
    subject: (course: string) => [`A date is set: ${course}`, `Datoen er fastsat: ${course}`],
    lead: (course: string) => [
      `You asked us to write when ${course} gets a date. Here it is:`,
      `Du bad om besked, når ${course} fik en dato. Her er den:`,
    ],
    when: common.when,
    where: common.where,
    see: ['See the date and book', 'Se datoen, og bestil'],
    once: [
      'This was the one email you asked for; your address is deleted from the list.',
      'Det var den ene e-mail, du bad om. Din adresse er slettet fra listen.',
    ],
  },
});
