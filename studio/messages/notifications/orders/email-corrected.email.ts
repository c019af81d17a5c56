import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, facts, text } from '#studio/shared/email/email-content.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { defineEmail } from '../define-email.ts';
import { exampleLink, exampleOrder } from '../example.ts';
import { readOrder } from './order.queries.ts';
import { orderFact } from './order-email.ts';

const exampleMasked = 'k•••@e•••.dk';

export const emailReplaced = defineEmail({
  key: 'email-replaced',
  group: 'orders',
  title: ['Email address of a purchase changed', 'E-mailadressen på et køb ændret'],
  on: 'order.email-replaced',
  stored: 'email-replaced',
  texts: {
    subject: [
      'Your purchase now belongs to another email address: order {number}',
      'Dit køb hører nu til en anden e-mailadresse: ordre {number}',
    ],
    headline: ['Your purchase has a new email address', 'Dit køb har fået en ny e-mailadresse'],
    lead: [
      'Right after the payment, the email address of this purchase was changed to {email}, in the browser that paid. If that was you, there’s nothing to do.',
      'Lige efter betalingen blev e-mailadressen på dette køb ændret til {email} i den browser, der betalte. Var det dig, skal du ikke gøre noget.',
    ],
    notYou: [
      'If it wasn’t you, undo the change within 24 hours. Links sent to the other address will stop working.',
      'Var det ikke dig, kan du fortryde ændringen inden for 24 timer. De links, der er sendt til den anden adresse, holder op med at virke.',
    ],
    button: ['Undo the change', 'Fortryd ændringen'],
  },
  read: async (c, { orderId, correctionId, formerEmail, to: masked, token }) => {
    const {
      facts: {
        order: { language },
      },
      base,
    } = await readOrder(c.tx, orderId);
    return {
      to: formerEmail,
      language,
      dedupeKey: `email-replaced:${correctionId}`,
      ...base,
      masked,
      restoreUrl: siteAddress(c.world.settings, `/orders/email/${token}`, language),
    };
  },
  content: ({ words, ...mail }) => ({
    subject: words.subject({ number: mail.orderNumber }),
    blocks: [
      mail.greet(mail.name),
      text(words.lead({ email: mail.masked })),
      text(words.notYou),
      button(words.button, mail.restoreUrl),
      facts(orderFact(mail)),
    ],
  }),
  examples: {
    emailReplaced: (example) => ({
      ...exampleOrder(example),
      masked: exampleMasked,
      restoreUrl: exampleLink(example, '/orders/email'),
    }),
  },
});

/** To the other address, which may be that of the person who paid. */
export const emailRestored = defineEmail({
  key: 'email-restored',
  group: 'orders',
  title: ['Change of email address undone', 'Ændring af e-mailadresse fortrudt'],
  on: 'order.email-restored',
  stored: 'email-restored',
  texts: {
    subject: ['A purchase is no longer yours: order {number}', 'Et køb er ikke længere dit: ordre {number}'],
    headline: ['The change was undone', 'Ændringen er fortrudt'],
    lead: [
      'Right after the payment, the email address of this purchase was changed to yours. The buyer, {email}, has undone this, and the links we sent you no longer work.',
      'Lige efter betalingen blev e-mailadressen på købet ændret til din. Køberen, {email}, har fortrudt det, og de links, vi har sendt dig, virker ikke længere.',
    ],
    paid: [
      'If you paid for it, write to us, and we’ll sort it out.',
      'Var det dig, der betalte, så skriv til os. Så finder vi ud af det.',
    ],
    order: common.order,
  },
  read: async (c, { orderId, correctionId, email, to: masked }) => {
    const {
      facts: { order },
      base,
    } = await readOrder(c.tx, orderId);
    const { orderNumber, description } = base;
    const dedupeKey = `email-restored:${correctionId}`;
    return { to: email, language: order.language, dedupeKey, orderNumber, description, masked };
  },
  content: ({ words, orderNumber, description, ...mail }) => ({
    subject: words.subject({ number: orderNumber }),
    blocks: [
      mail.greet(''),
      text(words.lead({ email: mail.masked })),
      text(words.paid),
      facts([words.order, `${orderNumber}, ${description}`]),
    ],
  }),
  examples: { emailRestored: (example) => ({ ...exampleOrder(example), masked: exampleMasked }) },
});
