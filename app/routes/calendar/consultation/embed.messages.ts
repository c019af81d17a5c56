import type { EmbedWords } from '#app/client/embed/model.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';
import { fill } from '../booking/widget/fill.ts';
import type { WidgetStart } from '../booking/widget/model.ts';
import { consultationPages } from './consultation.messages.ts';

const own = inBoth({
  unreachable: [
    'The studio couldn’t be reached. What you wrote is still here: please try again.',
    'Vi kan ikke få forbindelse til studiet. Det, du skrev, er her stadig. Prøv igen.',
  ],
  privacy: ['How we use your name and email', 'Sådan bruger vi dit navn og din e-mailadresse'],
  outside: [
    'Free, {minutes} minutes. Pick a time in our calendar.',
    'Gratis, {minutes} minutter. Vælg en tid i vores kalender.',
  ],
});

export function embedWords({ language, words, offer }: WidgetStart, outsideUrl: string | null): EmbedWords {
  const values = { minutes: offer.sessionMinutes, zoneNote: offer.zoneNote, holdLength: offer.holdLength };
  const { freeTimes, noTimes, name, email, place, inStudio, online, again, missing } = words;
  const { missingName, missingEmail, badEmail, missingSlot } = words;
  return {
    title: words.title,
    lead: outsideUrl ? fill(own[language].outside, values) : fill(`${words.lead} ${words.holdNote}`, values),
    freeTimes,
    noTimes,
    name,
    email,
    place,
    inStudio,
    online,
    send: words.book,
    sending: words.holdBusy,
    sentTitle: words.receivedTitle,
    sentText: fill(words.receivedText, values),
    again,
    missing,
    missingName,
    missingEmail,
    badEmail,
    missingSlot,
    unreachable: own[language].unreachable,
    privacy: own[language].privacy,
    openPage: consultationPages[language].outside.open,
  };
}
