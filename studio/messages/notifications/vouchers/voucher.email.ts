import { offerTitle } from '#studio/offers/catalogue/offer-title.queries.ts';
import { formatGiftCardCode } from '#studio/offers/gift-cards/gift-card.ts';
import { button, facts, quote, small, text } from '#studio/shared/email/email-content.ts';
import type { Money } from '#studio/shared/money.ts';
import { lastDayUntil } from '#studio/shared/time/studio-time.ts';
import { type Addressed, defineEmail } from '../define-email.ts';
import { exampleAmount as amount, at, exampleLink } from '../example.ts';
import { creditBookUrl } from './credit-book-url.ts';
import { giftCardToDeliver, holderOf } from './voucher-email.queries.ts';

const labels = { validUntil: ['Valid until', 'Gælder til'] } as const;
const exampleEnd = at('2029-11-20T23:00:00Z');

const exampleCode = 'K7Q2-9A4D-XR3M-0TBE-5WZN';

/** The only place that shows the code: its hash is stored, and the email's text is deleted when it is sent. */
export const giftCardDelivered = defineEmail({
  key: 'gift-card',
  group: 'orders',
  title: ['Gift card', 'Gavekort'],
  on: 'gift-card.delivered',
  stored: 'voucher.giftCard',
  texts: {
    subject: ['Your gift card: {amount}', 'Dit gavekort: {amount}'],
    subjectFrom: ['A gift card from {giver}: {amount}', 'Et gavekort fra {giver}: {amount}'],
    headline: ['A gift card for you', 'Et gavekort til dig'],
    lead: [
      'This is your gift card of {amount} for {studio}.',
      'Her er dit gavekort på {amount} til {studio}.',
    ],
    leadFrom: [
      '{giver} has given you a gift card of {amount} for {studio}.',
      '{giver} har givet dig et gavekort på {amount} til {studio}.',
    ],
    use: [
      'Enter the code when you pay for a session, a course or anything else on our website. You don’t have to use the whole amount at once: the rest stays on the card. It can’t pay monthly instalments or another gift card.',
      'Skriv koden, når du betaler for en time, et kursus eller noget andet på vores hjemmeside. Du behøver ikke at bruge hele beløbet på én gang. Resten bliver på kortet. Det kan ikke bruges til månedlige rater eller et andet gavekort.',
    ],
    book: ['Book a session', 'Book en time'],
    keep: [
      'Keep this email. The code is shown only here, and anyone who has it can use the card.',
      'Gem denne e-mail. Koden vises kun her, og alle, der har den, kan bruge kortet.',
    ],
  },
  labels: { code: ['Code', 'Kode'], value: ['Value', 'Værdi'], ...labels },
  read: async (c, { giftCardId, code }) => {
    const card = await giftCardToDeliver(c.tx, giftCardId);
    const isGift = card.recipientEmail !== '' && card.recipientEmail !== card.buyerEmail;
    return {
      to: card.recipientEmail || card.buyerEmail,
      language: card.language,
      recipientName: card.recipientName || (isGift ? '' : card.buyerName),
      giver: isGift ? card.buyerName : null,
      message: card.message,
      code: formatGiftCardCode(code),
      amount: { amountMinor: Number(card.balance), currency: card.currency },
      validUntil: card.validUntil,
    };
  },
  content: ({ words, labels: own, format, ...mail }) => {
    const { giver } = mail;
    const value = { amount: format.money(mail.amount) };
    return {
      subject: giver ? words.subjectFrom({ ...value, giver }) : words.subject(value),
      blocks: [
        mail.greet(mail.recipientName),
        text(giver ? words.leadFrom({ ...value, giver }) : words.lead(value)),
        mail.message && quote(mail.message),
        facts(
          [own.code, mail.code],
          [own.value, value.amount],
          mail.validUntil ? [own.validUntil, format.day(lastDayUntil(mail.validUntil))] : null,
        ),
        text(words.use),
        button(words.book, mail.link('/private-coaching/book')),
        small(words.keep),
      ],
    };
  },
  examples: {
    giftCard: ({ words }) => ({
      recipientName: words.name,
      giver: words.giver,
      message: words.greeting,
      validUntil: exampleEnd,
      code: exampleCode,
      amount,
    }),
    giftCardForOneself: () => ({
      recipientName: '',
      giver: null,
      message: '',
      validUntil: null,
      code: exampleCode,
      amount,
    }),
  },
});

export const creditFromOwner = defineEmail({
  key: 'credit-from-owner',
  group: 'orders',
  title: ['Session credit from you', 'Klip fra dig'],
  on: 'credit.granted',
  stored: 'voucher.credit',
  texts: {
    subject: ['A session for you: {title}', 'En time til dig: {title}'],
    subjectMany: ['{count} sessions for you: {title}', '{count} timer til dig: {title}'],
    headline: ['A session is yours', 'Du har fået en time'],
    lead: [
      '{coach} has given you a session of {title}. There’s nothing to pay.',
      '{coach} har givet dig en time: {title}. Der er intet at betale.',
    ],
    leadMany: [
      '{coach} has given you {count} sessions of {title}. There’s nothing to pay.',
      '{coach} har givet dig {count} timer: {title}. Der er intet at betale.',
    ],
    use: ['Choose a time whenever it suits you.', 'Vælg et tidspunkt, når det passer dig.'],
    book: ['Book a session', 'Book en time'],
    keepLink: [
      'Keep this email. Anyone who has the link can book with it.',
      'Gem denne e-mail. Alle, der har linket, kan booke med det.',
    ],
  },
  labels,
  read: async (c, { entitlementId: id, count, name, language }) => {
    const { offerId, email, validUntil: until } = await holderOf(c.tx, id);
    return {
      to: email,
      language,
      dedupeKey: `credit-from-owner:${id}`,
      name,
      title: await offerTitle(c.tx, offerId, language),
      count,
      validUntil: until,
      bookUrl: await creditBookUrl(c, { id, validUntil: until, language }),
    };
  },
  content: ({ words, labels: own, format, ...mail }) => {
    const isOne = mail.count === 1;
    return {
      subject: isOne ? words.subject(mail) : words.subjectMany(mail),
      blocks: [
        mail.greet(mail.name),
        text(isOne ? words.lead(mail) : words.leadMany(mail)),
        text(words.use),
        button(words.book, mail.bookUrl),
        small(words.keepLink),
        mail.validUntil && facts([own.validUntil, format.day(lastDayUntil(mail.validUntil))]),
      ],
    };
  },
  examples: {
    creditFromOwner: (example) => ({
      name: example.words.name,
      title: example.words.programme,
      count: 1,
      validUntil: exampleEnd,
      bookUrl: exampleLink(example, '/private-coaching/book'),
    }),
    creditsFromOwner: (example) => ({
      name: '',
      title: example.words.programme,
      count: 3,
      validUntil: null,
      bookUrl: exampleLink(example, '/private-coaching/book'),
    }),
  },
});

interface Expiring extends Addressed {
  name: string;
  title: string;
  left: { sessions: number } | { amount: Money };
  validUntil: Temporal.Instant;
}

export const entitlementExpiring = defineEmail({
  key: 'expiring',
  group: 'orders',
  title: ['Credit or gift card about to expire', 'Klip eller gavekort udløber snart'],
  on: 'entitlement.expiring',
  stored: 'voucher.expiring',
  texts: {
    subject: ['{title}: use it by {date}', '{title}: Brug det senest {date}'],
    headline: ['Still yours to use', 'Du kan stadig nå det'],
    credit: [
      'You have 1 session left of {title}. You can book it until {date}.',
      'Du har 1 time tilbage af {title}. Den skal bookes senest {date}.',
    ],
    credits: [
      'You have {count} sessions left of {title}. You can book them until {date}.',
      'Du har {count} timer tilbage af {title}. De skal bookes senest {date}.',
    ],
    giftCard: [
      'There’s {amount} left on your gift card. You can use it until {date}.',
      'Der er {amount} tilbage på dit gavekort. Brug det senest {date}.',
    ],
    after: ['After that it can no longer be used.', 'Derefter kan det ikke længere bruges.'],
    book: ['Book a session', 'Book en time'],
  },
  read: async (c, { entitlementId, left }): Promise<Expiring | null> => {
    const one = await holderOf(c.tx, entitlementId);
    const to = one.recipientEmail || one.email;
    if (!one.validUntil || !to) return null;
    const language = one.language ?? 'en';
    const { currency } = one;
    return {
      to,
      language,
      kind: 'entitlement-expiring',
      dedupeKey: `entitlement-expiring:${entitlementId}`,
      name: (one.recipientEmail ? one.recipientName : one.name) ?? '',
      title: await offerTitle(c.tx, one.offerId, language),
      left: currency ? { amount: { amountMinor: left, currency } } : { sessions: left },
      validUntil: one.validUntil,
    };
  },
  content: ({ words, format, title, left, ...mail }) => {
    const date = format.day(lastDayUntil(mail.validUntil));
    const sentence =
      'amount' in left
        ? words.giftCard({ amount: format.money(left.amount), date })
        : left.sessions === 1
          ? words.credit({ title, date })
          : words.credits({ count: left.sessions, title, date });
    return {
      subject: words.subject({ title, date }),
      blocks: [
        mail.greet(mail.name),
        text(sentence),
        text(words.after),
        button(words.book, mail.link('/private-coaching/book')),
      ],
    };
  },
  examples: {
    packExpiring: ({ words }) => ({
      name: words.name,
      title: words.programme,
      left: { sessions: 2 },
      validUntil: at('2027-11-20T23:00:00Z'),
    }),
    giftCardExpiring: ({ words }) => ({
      name: '',
      title: words.programme,
      left: { amount },
      validUntil: exampleEnd,
    }),
  },
});
