import { commonTexts } from '#studio/shared/email/every-email.messages.ts';
import type { TextPage } from './define-email.ts';

export const everyEmail: TextPage = {
  key: 'every-email',
  group: 'general',
  title: ['Greeting and closing words', 'Hilsen og afslutning'],
  examples: ['bookingConfirmed'],
  texts: commonTexts.texts,
};
