import { testTimeoutSeconds } from '#studio/office/settings/connections.ts';
import { inBoth } from '#studio/shared/texts/in-both.ts';

/** Of the server only, as few results as there are. */
export const connectionResults = inBoth({
  works: ['Connected. The key works.', 'Der er forbindelse, og nøglen virker.'],
  'mail-sent': (to: string) => [`An email is on its way to ${to}.`, `En e-mail er på vej til ${to}.`],
  'mail-kept': [
    'It would be written and shown in the outbox. With SMTP_URL it goes out.',
    'Den ville blive skrevet og vist i udbakken. Med SMTP_URL går den ud.',
  ],
  refused: (names: string) => [
    `The connection works, but access was refused: a key, a password or an address is wrong. Check ${names}, then start the studio again.`,
    `Der er forbindelse, men adgangen blev afvist: En nøgle, en adgangskode eller en adresse er forkert. Tjek ${names}, og start studiet igen.`,
  ],
  'no-answer': (names: string) => [
    `No answer. Try again in a few minutes; if there’s still no answer, check this computer’s connection and ${names}, then start the studio again.`,
    `Intet svar. Prøv igen om et par minutter. Er der stadig intet svar, så tjek computerens forbindelse og ${names}, og start studiet igen.`,
  ],
  'too-slow': (names: string) => [
    `No answer within ${testTimeoutSeconds} seconds. Try again in a few minutes; if it stays slow, check this computer’s connection and ${names}.`,
    `Intet svar inden for ${testTimeoutSeconds} sekunder. Prøv igen om et par minutter. Er den stadig langsom, så tjek computerens forbindelse og ${names}.`,
  ],
  'not-connected': ['Nothing is connected that could be tested.', 'Der er intet tilsluttet, som kan prøves.'],
});
