import { inBoth } from '#studio/shared/texts/in-both.ts';

export const keysMessages = inBoth({
  kicker: ['No microphone needed', 'Uden mikrofon'],
  lowest: ['Play down until it turns to breath', 'Spil ned, til tonen bliver til luft'],
  lowestText: [
    'Sing each note on ah. Choose the last one that still feels easy.',
    'Syng hver tone på a. Vælg den sidste, der stadig føles let.',
  ],
  highest: ['Play up while it stays easy', 'Spil op, så længe det er let'],
  highestText: [
    'Sing each note on ah. Choose the last one before you have to push.',
    'Syng hver tone på a. Vælg den sidste, før du må presse.',
  ],
  keyboard: ['Piano keys', 'Klaverets tangenter'],
  octaveDown: ['An octave lower', 'En oktav ned'],
  octaveUp: ['An octave higher', 'En oktav op'],
  choose: ['Play a note to begin.', 'Spil en tone for at begynde.'],
  chosenLowest: (note: string) => [`Lowest easy note: ${note}`, `Dybeste lette tone: ${note}`],
  chosenHighest: (note: string) => [`Highest easy note: ${note}`, `Højeste lette tone: ${note}`],
  thisIsIt: ['This is it', 'Det er den'],
  oneLower: ['One lower', 'En dybere'],
  oneHigher: ['One higher', 'En højere'],
  back: ['Use the microphone', 'Brug mikrofonen'],
  higherThan: (note: string) => [
    `It’s below ${note}, your lowest note. Play higher.`,
    `Den er under ${note}, din dybeste tone. Spil højere.`,
  ],
});
