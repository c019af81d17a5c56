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
};

export const da: typeof en = {
  optIn: {
    subject: 'Bekræft venligst din tilmelding',
    headline: 'Bliv en del af vores sangfællesskab',
    lead: (studio) =>
      `Nogen, forhåbentlig dig, har bedt ${studio} om at sende nyt om retreats, koncerter og kurser til denne adresse. Tryk på knappen og bekræft; indtil da sender vi ikke noget.`,
    confirm: 'Bekræft tilmelding',
    ignore:
      'Var det ikke dig, så gør ingenting, og du hører ikke mere fra os. For en sikkerheds skyld kan du også sige nej her:',
    unsubscribe: 'Nej tak',
  },
};
