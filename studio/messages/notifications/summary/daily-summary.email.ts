import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, type Fact, facts, text } from '#studio/shared/email/email-content.ts';
import type { Money } from '#studio/shared/money.ts';
import { type Addressed, defineEmail } from '../define-email.ts';
import { at, exampleAmount } from '../example.ts';

export interface DailySummary extends Addressed {
  day: Temporal.PlainDate;
  /** In order; `what`: who comes, or the title of a date. */
  sessions: ReadonlyArray<{ start: Temporal.Instant; end: Temporal.Instant; what: string }>;
  tasks: number;
  messages: number;
  /** Of the day before, by currency, including VAT. */
  income: readonly Money[];
}

const exampleDay = Temporal.PlainDate.from('2026-11-23');

export const dailySummary = defineEmail({
  key: 'daily-summary',
  group: 'owner',
  title: ['Daily summary', 'Dagligt overblik'],
  isForOwner: true,
  stored: 'summary',
  texts: {
    subject: ['Your day: {date}', 'Din dag: {date}'],
    headline: ['Your day', 'Din dag'],
    sessions: ['Today’s sessions', 'Dagens timer'],
    none: ['No sessions today.', 'Ingen timer i dag.'],
    open: ['Open Today', 'Åbn »I dag«'],
  },
  labels: {
    tasks: ['Open tasks', 'Åbne opgaver'],
    messages: ['Unread messages', 'Ulæste beskeder'],
    income: ['Yesterday’s income', 'Gårsdagens indtægter'],
    noIncome: ['None', 'Ingen'],
  },
  read: async (_c, summary: DailySummary) => ({ ...summary, dedupeKey: `daily-summary:${summary.day}` }),
  content: ({ words, labels, format: { day, time, money }, branding, sessions, ...summary }) => ({
    subject: words.subject({ date: day(summary.day) }),
    blocks: [
      text(sessions.length > 0 ? words.sessions : words.none),
      sessions.length > 0 &&
        facts(...sessions.map(({ start, end, what }): Fact => [`${time(start)}–${time(end)}`, what])),
      facts(
        [labels.tasks, String(summary.tasks)],
        [labels.messages, String(summary.messages)],
        [labels.income, summary.income.map(money).join(', ') || labels.noIncome],
      ),
      button(words.open, siteAddress(branding, '/admin')),
    ],
  }),
  examples: {
    dailySummary: ({ words, lesson: { start, end } }) => ({
      day: exampleDay,
      sessions: [
        { start, end, what: words.name },
        { start: at('2026-11-23T17:00:00Z'), end: at('2026-11-23T19:00:00Z'), what: words.programme },
      ],
      tasks: 3,
      messages: 2,
      income: [exampleAmount],
    }),
    dailySummaryFree: () => ({ day: exampleDay, sessions: [], tasks: 1, messages: 0, income: [] }),
  },
});
