import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import type { Doubt } from '#studio/site/range/siren.ts';
import type { Remark } from './live-step.ts';
import type { Problem, StepName } from './minute.ts';

interface Cue {
  cue: string;
  hint: string;
}

interface ProblemWords {
  heading: string;
  text: string;
  steps: readonly string[];
  action: string;
}

export const minuteMessages = inBoth({
  parts: [
    [
      { name: 'Speak', text: 'Two sentences, as you normally speak', seconds: 10 },
      { name: 'Slide', text: 'Up and down on oo', seconds: 26 },
      { name: 'Hold', text: 'Three easy notes on ah', seconds: 18 },
    ],
    [
      { name: 'Tal', text: 'To sætninger, som du plejer', seconds: 10 },
      { name: 'Glid', text: 'Op og ned på u', seconds: 26 },
      { name: 'Hold', text: 'Tre lette toner på a', seconds: 18 },
    ],
  ],
  microphoneOff: ['Microphone off', 'Mikrofonen er slukket'],
  asksOnce: ['Your browser asks you first.', 'Din browser spørger dig først.'],
  turnOn: ['Turn on the microphone', 'Tænd mikrofonen'],
  asking: ['Allow the microphone', 'Tillad mikrofonen'],
  askingText: [
    'Your browser asks whether this page may use it.',
    'Din browser spørger, om siden må bruge den.',
  ],
  stays: [
    'The sound never leaves your device. Your browser reads it, draws it and forgets it.',
    'Lyden forlader aldrig din enhed. Din browser aflæser den, tegner den og glemmer den.',
  ],
  useKeys: ['Find it with the piano keys instead', 'Find det med klaverets tangenter i stedet'],
  partOf: (part: number, all: number) => [`Part ${part} of ${all}`, `Del ${part} af ${all}`],
  left: (seconds: number) => [`${seconds} s left`, `${seconds} sek. tilbage`],
  cues: {
    room: {
      cue: ['Quiet for a moment', 'Stille et øjeblik'],
      hint: [
        'We listen to the room first, so that soft notes count.',
        'Vi lytter først til rummet, så også svage toner tæller.',
      ],
    },
    speech: {
      cue: ['Say what you see', 'Sig, hvad du ser'],
      hint: [
        'Two sentences, the way you would to a neighbour.',
        'To sætninger, som du ville sige dem til en nabo.',
      ],
    },
    up: {
      cue: ['Slide up on oo', 'Glid op på u'],
      hint: [
        'Stay on the highest easy note for a second. Then stop.',
        'Bliv et sekund på den højeste lette tone. Stop så.',
      ],
    },
    down: {
      cue: ['Slide down on oo', 'Glid ned på u'],
      hint: [
        'Stay on the lowest easy note for a second. Then stop.',
        'Bliv et sekund på den dybeste lette tone. Stop så.',
      ],
    },
    held: {
      cue: ['Hold three notes on ah', 'Hold tre toner på a'],
      hint: ['Any three that are easy, three seconds each.', 'Tre, der er lette, tre sekunder hver.'],
    },
  } satisfies Pairs<Record<StepName, Cue>>,
  remarks: {
    listening: ['Listening.', 'Vi lytter.'],
    silent: ['Nothing heard yet. Take your time.', 'Intet hørt endnu. Tag dig god tid.'],
    unclear: [
      'We heard the room or another voice. Try again when it’s quiet.',
      'Vi hørte rummet eller en anden stemme. Prøv igen, når der er stille.',
    ],
    soft: ['A little closer, please. Soft is fine.', 'Kom lidt tættere på. Du må gerne synge svagt.'],
    heard: ['We hear you.', 'Vi kan høre dig.'],
  } satisfies Pairs<Record<Remark, string>>,
  levels: [
    ['Off', 'Soft', 'Good', 'Full'],
    ['Slukket', 'Svag', 'God', 'Fuld'],
  ],
  highest: ['highest so far', 'højest indtil nu'],
  lowest: ['lowest so far', 'dybest indtil nu'],
  now: (note: string) => [`Now ${note}.`, `Nu ${note}.`],
  filtered: [
    'Your browser filters the sound, so soft notes may be missed.',
    'Din browser filtrerer lyden, så svage toner kan gå tabt.',
  ],
  skip: ['Skip this', 'Spring over'],
  pause: ['Pause', 'Pause'],
  paused: ['Paused. Breathe out.', 'Pause. Pust ud.'],
  pausedText: [
    'Your line is kept. The microphone is off until you go on.',
    'Din linje er gemt. Mikrofonen er slukket, til du fortsætter.',
  ],
  goOn: ['Go on', 'Fortsæt'],
  stop: ['Stop here', 'Stop her'],
  howWasIt: {
    up: ['How was the top?', 'Hvordan var toppen?'],
    down: ['How was the bottom?', 'Hvordan var bunden?'],
  },
  wordHint: (note: string) => [
    `${note} is the last note you held. Only you know how it felt.`,
    `${note} er den sidste tone, du holdt. Kun du ved, hvordan det føltes.`,
  ],
  easy: ['Easy', 'Let'],
  pushed: ['Pushed', 'Presset'],
  notSure: ['Once more, a little closer?', 'En gang til, lidt tættere på?'],
  doubts: {
    silent: ['Not enough to say: we heard no voice.', 'For lidt til at sige noget: Vi hørte ingen stemme.'],
    'not-held': [
      'We heard the slide, but no last note. Stay on it for a second.',
      'Vi hørte glidetonen, men ingen sidste tone. Bliv på den i et sekund.',
    ],
    'no-slide': [
      'We heard one note. Begin in the middle and slide to it.',
      'Vi hørte én tone. Begynd i midten, og glid hen til den.',
    ],
    'two-voices': [
      'We heard two voices at once. Sing it again on your own.',
      'Vi hørte to stemmer på én gang. Syng den igen alene.',
    ],
    'went-on': [
      'Your voice went on after the last note we could name.',
      'Din stemme fortsatte efter den sidste tone, vi kunne navngive.',
    ],
    quiet: [
      'The last note was close to the sound of the room. There may be more.',
      'Den sidste tone lå tæt på rummets lyd. Der kan være mere.',
    ],
    limit: ['This is the limit of what we can hear.', 'Det er grænsen for, hvad vi kan høre.'],
  } satisfies Pairs<Record<Doubt, string>>,
  again: ['Sing it once more', 'Syng den en gang til'],
  leaveIt: ['Leave it open', 'Lad den stå åben'],
  problems: {
    refused: {
      heading: ['The microphone is blocked', 'Mikrofonen er blokeret'],
      text: [
        'The microphone is blocked for this page until you allow it in your browser.',
        'Mikrofonen er blokeret for denne side, indtil du tillader den i din browser.',
      ],
      steps: [
        [
          'Press the icon beside the address',
          'Choose the settings of this site',
          'Set the microphone to Allow',
        ],
        ['Tryk på ikonet ved adressen', 'Vælg indstillinger for siden', 'Tillad mikrofonen'],
      ],
      action: ['Try again', 'Prøv igen'],
    },
    none: {
      heading: ['No microphone here', 'Ingen mikrofon her'],
      text: [
        'This device has none, or a call is using it.',
        'Enheden har ingen, eller et opkald bruger den.',
      ],
      steps: [
        ['End any call that is open', 'Plug in a headset, or open this page on your phone'],
        ['Afslut åbne opkald', 'Tilslut et headset, eller åbn siden på din telefon'],
      ],
      action: ['Try again', 'Prøv igen'],
    },
    'in-app': {
      heading: ['Open this in your browser', 'Åbn siden i din browser'],
      text: [
        'You’re inside another app, and it doesn’t let this page use the microphone.',
        'Du er inde i en anden app, og den lader ikke siden bruge mikrofonen.',
      ],
      steps: [
        ['Press the three dots at the top', 'Choose Open in browser'],
        ['Tryk på de tre prikker øverst', 'Vælg Åbn i browser'],
      ],
      action: ['Try again', 'Prøv igen'],
    },
    interrupted: {
      heading: ['You were interrupted', 'Du blev afbrudt'],
      text: [
        'By a call, or another app using the microphone. What you sang before is kept; this part begins again.',
        'Af et opkald eller en anden app, der bruger mikrofonen. Det, du sang før, er gemt. Denne del begynder forfra.',
      ],
      steps: [[], []],
      action: ['Go on', 'Fortsæt'],
    },
    hidden: {
      heading: ['The microphone is off', 'Mikrofonen er slukket'],
      text: [
        'You left the page, so we turned it off. What you sang before is kept; this part begins again.',
        'Du forlod siden, så vi slukkede den. Det, du sang før, er gemt. Denne del begynder forfra.',
      ],
      steps: [[], []],
      action: ['Go on', 'Fortsæt'],
    },
    'loud-room': {
      heading: ['There’s too much noise', 'Her er for meget støj'],
      text: [
        'We can’t hear soft notes in it, and we don’t want to guess.',
        'Svage toner drukner, og vi vil ikke gætte.',
      ],
      steps: [
        ['Close a window or a door', 'Hold the phone closer, a hand from your mouth'],
        ['Luk et vindue eller en dør', 'Hold telefonen tættere på, en hånd fra munden'],
      ],
      action: ['Listen again', 'Lyt igen'],
    },
  } satisfies Pairs<Record<Problem, ProblemWords>>,
  nothingKept: ['Nothing was heard and nothing was kept.', 'Intet blev hørt, og intet blev gemt.'],
  copyAddress: ['Copy the address', 'Kopier adressen'],
  copied: ['Copied', 'Kopieret'],
});
