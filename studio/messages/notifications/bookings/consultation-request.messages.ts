import { inBoth } from '#studio/shared/texts/in-both.ts';

export const consultationRequestMessages = inBoth({
  subject: ['Confirm your free consultation', 'Bekræft din gratis samtale'],
  headline: ['One click and it’s booked', 'Ét klik, så er den booket'],
  lead: (minutes: number) => [
    `We’re holding this half hour for you for ${minutes} minutes. Use the button to book it; until then, nothing is booked.`,
    `Tiden er reserveret til dig i ${minutes} minutter. Bekræft med knappen for at booke den. Indtil da er intet booket.`,
  ],
  confirm: ['Book my consultation', 'Book min samtale'],
  ignore: [
    'If this wasn’t you, ignore this email and we’ll release the time.',
    'Var det ikke dig, skal du ikke gøre noget. Tiden bliver automatisk ledig igen.',
  ],
});
