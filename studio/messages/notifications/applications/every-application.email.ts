import { defineTextPage } from '../define-email.ts';

export const everyApplication = defineTextPage({
  key: 'every-application',
  group: 'programmes',
  title: ['In all emails about an application', 'I alle e-mails om en ansøgning'],
  examples: ['applicationReceived'],
  stored: 'application',
  texts: {
    status: ['Check your application', 'Se din ansøgning'],
    keepLink: [
      'Keep this link private: anyone who has it can see your application.',
      'Del ikke linket. Alle, der har det, kan følge din ansøgning.',
    ],
  },
});
