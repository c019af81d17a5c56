import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const emailReplacedMessages = inBoth({
  subject: (number: string) => [
    `Your purchase now belongs to another email address: order ${number}`,
    `Dit køb hører nu til en anden e-mailadresse: ordre ${number}`,
  ],
  headline: ['Your purchase has a new email address', 'Dit køb har fået en ny e-mailadresse'],
  lead: (email: string) => [
    `Right after the payment, the email address of this purchase was changed to ${email}, in the browser that paid. If that was you, there’s nothing to do.`,
    `Lige efter betalingen blev e-mailadressen på dette køb ændret til ${email} i den browser, der betalte. Var det dig, skal du ikke gøre noget.`,
  ],
  notYou: [
    'If it wasn’t you, take the purchase back within 24 hours. Links sent to the other address stop working.',
    'Var det ikke dig, kan du tage købet tilbage inden for 24 timer. De links, der er sendt til den anden adresse, holder op med at virke.',
  ],
  button: ['Take it back', 'Tag købet tilbage'],
  order: common.order,
});
