export const en = {
  subject: 'Confirm your free consultation',
  headline: 'One click and it’s booked',
  lead: (minutes: number) =>
    `We’re holding this half hour for you for ${minutes} minutes. Use the button to book it; until then, nothing is booked.`,
  confirm: 'Book my consultation',
  ignore: 'If this wasn’t you, ignore this email and we’ll release the time.',
};

export const da: typeof en = {
  subject: 'Bekræft din gratis samtale',
  headline: 'Ét klik, så er den booket',
  lead: (minutes) =>
    `Tiden er reserveret til dig i ${minutes} minutter. Bekræft med knappen for at booke den. Indtil da er intet booket.`,
  confirm: 'Book min samtale',
  ignore: 'Var det ikke dig, skal du ikke gøre noget. Tiden bliver automatisk ledig igen.',
};
