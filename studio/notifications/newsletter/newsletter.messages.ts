export const en = {
  optIn: {
    subject: 'Please confirm your subscription',
    headline: 'Join our vocal community',
    lead: (studio: string) =>
      `Somebody, we hope you, asked ${studio} to send news about retreats, concerts and trainings to this address. Press the button and confirm; until then we send nothing.`,
    confirm: 'Confirm subscription',
    ignore:
      'If it was not you, do nothing, and you hear no more from us. To be sure, you can also say no here:',
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
