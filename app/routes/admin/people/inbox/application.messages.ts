import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const applicationAdminMessages = inBoth({
  back: ['All applications', 'Alle ansøgninger'],
  sent: ['Sent', 'Sendt'],
  answerBy: ['Reply by', 'Svar ansøgeren senest'],
  name: common.name,
  email: common.email,
  phone: common.phone,
  language: common.language,
  languages: { da: common.danish, en: common.english },
  state: 'Status',
  states: {
    received: ['awaiting your reply', 'Venter på dit svar'],
    accepted: ['accepted', 'Optaget'],
    declined: ['declined', 'Afvist'],
    withdrawn: ['withdrawn by the applicant', 'Trukket tilbage af ansøgeren'],
  },
  money: common.payment,
  reserved: (amount: string) => [
    `${amount} is reserved and charged when you accept`,
    `${amount} er reserveret og trækkes, når du optager ansøgeren`,
  ],
  taken: (amount: string) => [`${amount} charged`, `${amount} er trukket`],
  unpaid: ['nothing yet', 'Intet endnu'],
  instalment: (number: number, of: number) => [`Instalment ${number} of ${of}`, `Rate ${number} af ${of}`],
  paid: (amount: string) => [`${amount}, paid`, `${amount}, betalt`],
  due: (amount: string, date: string) => [`${amount}, due ${date}`, `${amount}, senest ${date}`],
  answers: ['What they wrote', 'Det skrev ansøgeren'],
  files: common.files,
  noFiles: ['No files came with it.', 'Der fulgte ingen filer med.'],
  decide: ['Your answer', 'Dit svar'],
  instalments: ['Paid in', 'Betales i'],
  parts: (count: number) => (count === 1 ? ['one', 'én gang'] : [`${count} instalments`, `${count} rater`]),
  problem: common.failed,
});
