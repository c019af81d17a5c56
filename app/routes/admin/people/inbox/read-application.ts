import { data, type RouterContextProvider } from 'react-router';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import type { May } from '#studio/shared/who.ts';
import { answerOf } from '#studio/teaching/applications/answers/answers.queries.ts';
import {
  type ApplicationFacts,
  applicationFacts,
} from '#studio/teaching/applications/applications.queries.ts';
import { answerMessages } from './answers/answer.messages.ts';
import { readAnswers } from './answers/read-answers.ts';
import { applicationAdminMessages } from './application.messages.ts';
import { readSuppressions } from './suppression/read-suppressions.ts';

export async function readApplication(
  context: Readonly<RouterContextProvider>,
  who: May<'inbox'>,
  id: string,
) {
  const world = worldOf(context);
  const { language } = factsOf(context);
  const facts = await applicationFacts(world.db.query, {
    applicationId: id,
    reader: language,
    now: world.clock.now(),
  });
  if (!facts) throw data(null, { status: 404 });
  const { studioName } = await studioIdentity(world);
  const answer = await answerOf(world.db.query, facts.id);
  const pending = await readAnswers(world, { ...who, language });
  return {
    draft: {
      answer: answer?.answer ?? 'accept',
      personalLine: answer?.personalLine ?? '',
      instalments: answer?.instalments ?? 1,
      version: answer?.version ?? 0,
      isSent: answer?.state === 'done',
    },
    problem:
      answer?.problem && facts.state === 'received'
        ? answerMessages[language].problems[answer.problem]
        : null,
    suppressions: await readSuppressions(world, { ...who, language }, [facts.email]),
    pending: pending.filter((one) => one.id === facts.id),
    language,
    studioName,
    title: `${facts.title}: ${facts.name}`,
    application: shown(facts, language),
  };
}

export type ShownApplication = ReturnType<typeof shown>;

function shown(facts: ApplicationFacts, language: Language) {
  const words = applicationAdminMessages[language];
  const format = formats[language];
  const rows: Array<{ key: string; label: string; value: string; href?: string }> = [
    { key: 'state', label: words.state, value: words.states[facts.state] },
    { key: 'sent', label: words.sent, value: format.dayAndTime(facts.sentAt) },
    { key: 'answer', label: words.answerBy, value: format.day(facts.answerBy) },
    { key: 'name', label: words.name, value: facts.name },
    { key: 'email', label: words.email, value: facts.email, href: `mailto:${facts.email}` },
    {
      key: 'phone',
      label: words.phone,
      value: facts.phone,
      href: `tel:${facts.phone.replaceAll(/[^\d+]/g, '')}`,
    },
    { key: 'language', label: words.language, value: words.languages[facts.language] },
    ...moneyRows(facts, language),
  ];
  return {
    id: facts.id,
    rows,
    // An additional question may have the words of another one.
    answers: facts.answers.map(([question, answer], place) => ({ key: String(place), question, answer })),
    files: facts.files.map(({ id, name, bytes }) => ({
      name,
      size: sizeOf(bytes, language),
      href: `/admin/applications/${facts.id}/files/${id}`,
    })),
    canDecide: facts.state === 'received',
    reserved: facts.reserved && format.money(facts.reserved),
  };
}

/** '1.4 MB', '312 kB', in Danish '1,4 MB'. */
function sizeOf(bytes: number, language: Language): string {
  if (bytes < 1_048_576) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  const megabytes = (bytes / 1_048_576).toFixed(1);
  return `${language === 'da' ? megabytes.replace('.', ',') : megabytes} MB`;
}

function moneyRows({ reserved, taken, instalments }: ApplicationFacts, language: Language) {
  const words = applicationAdminMessages[language];
  if (instalments.length > 0) {
    return instalments.map(({ number, amount, dueOn, isPaid }) => {
      const formatted = formats[language].money(amount);
      return {
        key: `instalment-${number}`,
        label: words.instalment(number, instalments.length),
        value: isPaid ? words.paid(formatted) : words.due(formatted, formats[language].day(dueOn)),
      };
    });
  }
  const value = taken
    ? words.taken(formats[language].money(taken))
    : reserved
      ? words.reserved(formats[language].money(reserved))
      : words.unpaid;
  return [{ key: 'money', label: words.money, value }];
}
