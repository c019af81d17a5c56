import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { noteName } from '#studio/site/range/note-names.ts';
import type { TakeFacts } from '#studio/site/takes/notes.ts';

function seconds({ seconds: all }: TakeFacts): [en: string, da: string] {
  const count = Math.max(1, Math.round(all));
  return count === 1 ? ['1 second', '1 sekund'] : [`${count} seconds`, `${count} sekunder`];
}

/** As the end of a sentence about one take. */
export function described(facts: TakeFacts): [en: string, da: string] {
  const { breaks, highest } = facts;
  const [lastsEn, lastsDa] = seconds(facts);
  const en = ['unbroken', 'breaks off once', 'breaks off twice'][breaks] ?? `breaks off ${breaks} times`;
  const da = ['uden brud', 'knækker én gang'][breaks] ?? `knækker ${breaks} gange`;
  return [
    `${lastsEn}, ${en}, up to ${noteName(Math.round(highest / 100), 'en')}`,
    `${lastsDa}, ${da}, op til ${noteName(Math.round(highest / 100), 'da')}`,
  ];
}

export const takesMessages = inBoth({
  first: ['First take', 'Første optagelse'],
  last: ['Last take', 'Sidste optagelse'],
  heading: ['First take, last take', 'Første optagelse, sidste optagelse'],
  minutes: (minutes: number) => [
    minutes === 1 ? 'One minute between these two takes' : `${minutes} minutes between these two takes`,
    minutes === 1 ? 'Ét minut mellem de to optagelser' : `${minutes} minutter mellem de to optagelser`,
  ],
  lead: [
    'The same line, sung as a session begins and as it ends. Listen to both: the difference is what we work on.',
    'Samme linje, sunget, når timen begynder, og når den slutter. Lyt til begge: Forskellen er det, vi arbejder med.',
  ],
  dotted: (facts: TakeFacts) => [
    `Dotted, the first take: ${described(facts)[0]}.`,
    `Prikket er den første optagelse: ${described(facts)[1]}.`,
  ],
  solid: (facts: TakeFacts) => [
    `Solid, the last: ${described(facts)[0]}.`,
    `Optrukket er den sidste: ${described(facts)[1]}.`,
  ],
  line: (sentence: string) => [`The line: “${sentence}”.`, `Linjen: »${sentence}«.`],
  sessions: (count: number) => [
    count === 1 ? 'one session' : `${count} sessions`,
    count === 1 ? 'én time' : `${count} timer`,
  ],
  sample: common.sample,
  synthesised: ['Sung by a computer voice.', 'Sunget af en computerstemme.'],
  book: (price: string) => [`Book one hour, ${price}`, `Book en time, ${price}`],
  talk: (minutes: number) => [`Talk first, ${minutes} minutes free`, `Tal først, ${minutes} minutter gratis`],
});
