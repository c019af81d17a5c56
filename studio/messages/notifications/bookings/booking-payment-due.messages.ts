import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const bookingPaymentDueMessages = inBoth({
  subject: (date: string) => [`Payment due: your session ${date}`, `Betal for din time ${date}`],
  headline: ['We’re holding your session', 'Din time er reserveret'],
  lead: (coach: string, until: string) => [
    `${coach} is holding this time for you until ${until}. Use the button to pay and it’s yours; after that, it’s released.`,
    `${coach} har reserveret timen til dig indtil ${until}. Betal via knappen, så er den din. Efter fristen bliver den ledig igen.`,
  ],
  price: common.price,
  button: ['See and pay', 'Se og betal'],
});
