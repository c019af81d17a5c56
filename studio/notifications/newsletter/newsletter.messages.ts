export const en = {
  optIn: {
    subject: 'Please confirm your subscription',
    headline: 'Join our vocal community',
    lead: (studio: string) =>
      `Someone, hopefully you, asked ${studio} to send news about retreats, concerts and trainings to this address. Confirm below; until you do, we won’t send anything.`,
    confirm: 'Confirm subscription',
    ignore:
      'If this wasn’t you, ignore this email and you won’t hear from us again. To be sure, you can also decline here:',
    unsubscribe: 'No thanks',
  },
  dateNotice: {
    subject: 'Please confirm: an email when a date is set',
    lead: (course: string) =>
      `Someone, hopefully you, asked for an email at this address when ${course} gets its first date. Confirm below; until you do, we won’t send anything.`,
    confirm: 'Confirm',
    ignore: 'If this wasn’t you, ignore this email. You can also cancel here, at any time:',
    cancel: 'Cancel request',
  },
  dateSet: {
    subject: (course: string) => `A date is set: ${course}`,
    lead: (course: string) => `You asked us to write when ${course} gets a date. Here it is:`,
    when: 'When',
    where: 'Where',
    see: 'See the date and book',
    once: 'This was the one email you asked for; your address is deleted from the list.',
  },
};

export const da: typeof en = {
  optIn: {
    subject: 'Bekræft din tilmelding',
    headline: 'Bliv en del af vores sangfællesskab',
    lead: (studio) =>
      `Du har bedt ${studio} om nyheder om retreats, koncerter og kurser. Bekræft tilmeldingen med knappen. Indtil da sender vi ikke noget.`,
    confirm: 'Bekræft tilmelding',
    ignore:
      'Var det ikke dig, skal du ikke gøre noget. Så hører du ikke mere fra os. Du kan også takke nej her:',
    unsubscribe: 'Nej tak',
  },
  dateNotice: {
    subject: 'Bekræft: besked, når der er en dato',
    lead: (course) =>
      `Du har bedt om en e-mail, når ${course} får sin første dato. Bekræft med knappen. Indtil da sender vi ikke noget.`,
    confirm: 'Bekræft',
    ignore: 'Var det ikke dig, skal du ikke gøre noget. Du kan afmelde dig her når som helst:',
    cancel: 'Afmeld',
  },
  dateSet: {
    subject: (course) => `Datoen er fastsat: ${course}`,
    lead: (course) => `Du bad om besked, når ${course} fik en dato. Her er den:`,
    when: 'Hvornår',
    where: 'Sted',
    see: 'Se datoen, og bestil',
    once: 'Det var den ene e-mail, du bad om. Din adresse er slettet fra listen.',
  },
};
