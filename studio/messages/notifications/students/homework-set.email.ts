import { button, facts, quote, small, text } from '#studio/shared/email/email-content.ts';
import { defineEmail } from '../define-email.ts';
import { exampleDueOn } from '../example.ts';
import { homeworkToSend } from './homework.queries.ts';

export const homeworkSet = defineEmail({
  key: 'homework',
  group: 'students',
  title: ['Homework', 'Lektier'],
  on: 'homework.set',
  stored: 'homework',
  texts: {
    subject: ['Homework from {coach}', 'Lektier fra {coach}'],
    headline: ['Until next time', 'Til næste gang'],
    lead: ['{coach} has set you some homework:', '{coach} har givet dig lektier for:'],
    open: ['Open your homework', 'Se dine lektier'],
    note: [
      'Mark it as done there when you’ve finished.',
      'Marker dem som klaret på Min side, når du er færdig.',
    ],
  },
  labels: { due: ['By', 'Senest'] },
  read: async (c, { homeworkId, name, language }) => {
    const { email, body, dueOn } = await homeworkToSend(c.tx, homeworkId);
    return { to: email, language, dedupeKey: `homework:${homeworkId}`, name, body, dueOn };
  },
  content: ({ words, labels, format, ...mail }) => ({
    blocks: [
      mail.greet(mail.name),
      text(words.lead),
      quote(mail.body),
      mail.dueOn !== null && facts([labels.due, format.day(mail.dueOn)]),
      button(words.open, mail.link('/dashboard/bookings')),
      small(words.note),
    ],
  }),
  examples: {
    homeworkSet: ({ words }) => ({ name: words.name, body: words.homework, dueOn: `${exampleDueOn}` }),
    homeworkWithoutDay: ({ words }) => ({ name: words.name, body: words.homework, dueOn: null }),
  },
});
