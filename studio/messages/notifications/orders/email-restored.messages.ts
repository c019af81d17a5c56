import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const emailRestoredMessages = inBoth({
  subject: (number: string) => [
    `A purchase is no longer yours: order ${number}`,
    `Et køb er ikke længere dit: ordre ${number}`,
  ],
  headline: ['The purchase was taken back', 'Købet er taget tilbage'],
  lead: (email: string) => [
    `Right after the payment, the email address of this purchase was changed to yours. ${email}, the address it was bought with, has taken it back, and the links we sent you no longer work.`,
    `Lige efter betalingen blev e-mailadressen på købet ændret til din. ${email}, som det blev købt med, har taget det tilbage, og de links, vi har sendt dig, virker ikke længere.`,
  ],
  paid: [
    'If you paid for it, write to us, and we’ll sort it out.',
    'Var det dig, der betalte, så skriv til os. Så finder vi ud af det.',
  ],
  order: common.order,
});
