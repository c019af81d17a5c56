import { data, type RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { currentPrice } from '#studio/offers/catalogue/offers.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Money } from '#studio/shared/money.ts';
import { applicationPath } from '#studio/teaching/applications/application.ts';
import { applicationByLink } from '#studio/teaching/applications/application-by-link.queries.ts';
import { type ApplicationFacts, paidIn } from '#studio/teaching/applications/applications.queries.ts';
import { ownPath } from '../../calendar/booking/own-path.ts';
import { type StatusWords, statusMessages } from './status.messages.ts';

/** Unknown tokens are 404. */
export async function linkedApplication(
  context: Readonly<RouterContextProvider>,
  token: string,
): Promise<ApplicationFacts> {
  const application = await applicationByLink(worldOf(context), token, factsOf(context).language);
  if (!application) throw data(null, { status: 404 });
  return application;
}

export async function readStatus(
  context: Readonly<RouterContextProvider>,
  application: ApplicationFacts,
  here: string,
) {
  const world = worldOf(context);
  const facts = factsOf(context);
  const { language } = facts;
  const format = formats[language];
  const words = statusMessages[language];
  const { state, instalments, programme } = application;
  const next = instalments.find(({ isPaid }) => !isPaid) ?? null;
  const isSeated =
    state === 'accepted' && (application.taken !== null || instalments.some(({ isPaid }) => isPaid));
  const isOpen = world.payments !== null;
  const whole = await wholePrice(context, application);
  return {
    language,
    state,
    programme,
    headline: words.headlines[state],
    lead: leadOf(application, { isSeated, words, language }),
    rows: [
      { key: 'programme', label: words.programme, value: application.title },
      { key: 'sent', label: words.sentOn, value: format.day(application.sentAt) },
      ...(state === 'received'
        ? [{ key: 'answer', label: words.answerBy, value: format.day(application.answerBy) }]
        : []),
      // Only the retreat's form has files.
      ...(programme === 'celebrity-vocal-experience'
        ? [
            {
              key: 'files',
              label: words.files,
              value: application.files.map(({ name }) => name).join('\n') || words.noFiles,
            },
          ]
        : []),
      { key: 'money', label: words.money, value: moneyWords(application, words, language) },
    ],
    seatKept: application.seatKeptUntil && words.seatKept(format.day(application.seatKeptUntil)),
    instalments: instalments.map(({ number, amount, dueOn, isPaid }) => ({
      key: String(number),
      label: words.instalment(number, instalments.length),
      value: isPaid ? words.paid(format.money(amount)) : words.due(format.money(amount), format.day(dueOn)),
    })),
    pay:
      isOpen && next
        ? { label: words.pay(format.money(next.amount)), lead: null }
        : payWhole(isOpen ? whole : null, words, language),
    canWithdraw: state === 'received',
    here,
    applyAgain: ownPath(facts, applicationPath(programme)),
  };
}

/** The full price can be authorised before the decision. */
async function wholePrice(
  context: Readonly<RouterContextProvider>,
  { state, reserved, taken, programme }: ApplicationFacts,
): Promise<Money | null> {
  if (state !== 'received' || reserved || taken) return null;
  const world = worldOf(context);
  const amountMinor = await currentPrice(world.db.query, {
    offerId: programme,
    currency: paidIn,
    at: world.clock.now(),
  });
  return amountMinor === null ? null : { amountMinor, currency: paidIn };
}

function payWhole(price: Money | null, words: StatusWords, language: Language) {
  if (!price) return null;
  const amount = formats[language].money(price);
  return { label: words.reserve(amount), lead: words.reserveLead(amount) };
}

function leadOf(
  { state, answerBy }: ApplicationFacts,
  { isSeated, words, language }: { isSeated: boolean; words: StatusWords; language: Language },
): string {
  if (state === 'received') return words.leads.received(formats[language].day(answerBy));
  if (state === 'accepted' && isSeated) return words.leads.seated;
  return words.leads[state];
}

function moneyWords(
  { state, reserved, reservedBy, taken, instalments }: ApplicationFacts,
  words: StatusWords,
  language: Language,
): string {
  const format = formats[language];
  if (state === 'declined' || state === 'withdrawn') return words.back;
  if (taken) return words.taken(format.money(taken));
  if (reserved) return words.reserved[reservedBy](format.money(reserved));
  const paid = instalments.filter(({ isPaid }) => isPaid);
  if (paid.length === 0) return words.unpaid;
  const amountMinor = paid.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const amount = format.money({ amountMinor, currency: paidIn });
  return paid.length === instalments.length ? words.taken(amount) : words.paid(amount);
}
