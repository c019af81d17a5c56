import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const journalMessages = inBoth({
  title: ['Journal', 'Dagbog'],
  lead: [
    'What worked, what didn’t, and what you want to try next. Private until you share an entry.',
    'Det, der lykkedes, det, der ikke ville sidde, og det, du vil prøve næste gang. Kun for dig, indtil du deler et notat.',
  ],
  newEntry: ['Write an entry', 'Skriv et notat'],
  entries: ['Entries', 'Notater'],
  empty: {
    title: ['No entries yet', 'Ingen notater endnu'],
    text: [
      'Two lines after practice are enough: what you sang, and what you noticed.',
      'To linjer er nok, når du har øvet dig: hvad du sang, og hvad du lagde mærke til.',
    ],
  },
  untitled: ['Empty entry', 'Uden tekst'],
  shared: ['Shared with the coach', 'Delt med coachen'],
  older: ['Older entries', 'Ældre notater'],
  newest: ['Back to the newest', 'Tilbage til de nyeste'],
  export: ['Export', 'Hent din dagbog'],
  exportMarkdown: ['Export as Markdown', 'Alle notater som Markdown'],
  exportText: ['Export as text', 'Alle notater som tekst'],
  local: {
    title: ['Not saved yet – kept on this device', 'Ikke gemt endnu – ligger på denne enhed'],
    text: [
      'Open it, and it will be saved as soon as you’re back online.',
      'Åbn notatet, så gemmer vi det, så snart der er forbindelse.',
    ],
  },
  entry: {
    newTitle: ['New entry', 'Nyt notat'],
    back: ['All entries', 'Alle notater'],
    body: ['What happened today?', 'Hvad skete der i dag?'],
    bodyUnder: ['Entry', 'Notat'],
    share: ['Share with the coach', 'Del med coachen'],
    shareNote: [
      'Your coach finds it in the notes for your next session. Untick it, and it’s private again.',
      'Din coach kan se det i noterne til din næste time. Fjern fluebenet, så er det privat igen.',
    ],
    private: ['Private: nobody but you can read this.', 'Privat. Kun du kan læse det.'],
    save: common.save,
    states: {
      saved: common.saved,
      saving: ['Saving…', 'Gemmer…'],
      local: ['Not saved yet – kept on this device', 'Ikke gemt endnu – ligger på denne enhed'],
      unsaved: ['Not saved yet – keep this page open', 'Ikke gemt endnu – hold siden åben'],
    },
    refused: common.notSaved,
    signedOut: [
      'You’re signed out. Your text is kept on this device; sign in and it will be saved.',
      'Du er logget ud. Din tekst ligger på denne enhed. Log ind, så gemmer vi den.',
    ],
    signIn: common.signIn,
    other: (when: string) => [`The other text, from ${when}`, `Den anden tekst, fra ${when}`],
    together: ['Merge both into this entry', 'Saml begge i dette notat'],
    two: ['Save mine as a separate entry', 'Gem min tekst som et nyt notat'],
    saveAsNew: ['Save as a new entry', 'Gem som nyt notat'],
    movedOut: ['Your text is now a separate entry.', 'Din tekst er nu et selvstændigt notat.'],
    openOther: ['Open entry', 'Åbn notatet'],
    done: common.savedSentence,
    remove: ['Delete this entry', 'Slet notatet'],
    removeSure: (line: string) => [
      `Delete “${line}” permanently? This can’t be undone.`,
      `Slet »${line}« for altid? Det kan ikke fortrydes.`,
    ],
    removeYes: ['Yes, delete it', 'Ja, slet notatet'],
  },
  goals: {
    heading: ['Goals', 'Mål'],
    lead: ['Small enough to notice when you’re there.', 'Så små, at du kan mærke, når du er i mål.'],
    label: ['What do you want to be able to do?', 'Hvad vil du kunne?'],
    share: ['Share with the coach', 'Del med coachen'],
    add: ['Add goal', 'Tilføj mål'],
    acts: {
      share: ['Share', 'Del'],
      unshare: ['Make private', 'Gør privat'],
      reach: ['Reached', 'Nået'],
      reopen: ['Not there yet', 'Ikke helt endnu'],
      remove: common.delete,
    },
    about: (goal: string) => [`the goal “${goal}”`, `målet »${goal}«`],
    reached: (when: string) => [`Reached ${when}`, `Nået ${when}`],
    sure: (goal: string) => [`Delete the goal “${goal}”?`, `Slet målet »${goal}«?`],
    yes: ['Yes, delete it', 'Ja, slet det'],
  },
  progress: {
    heading: ['Your courses and the coach', 'Dine kurser og coachen'],
    shared: [
      'Your coach sees how far you have come in your courses, in the notes for your next session.',
      'Din coach ser i noterne til din næste time, hvor langt du er nået i dine kurser.',
    ],
    private: [
      'Your coach doesn’t see how far you have come in your courses.',
      'Din coach ser ikke, hvor langt du er nået i dine kurser.',
    ],
    share: ['Share my progress', 'Del min fremgang'],
    unshare: ['Make it private', 'Gør den privat'],
  },
  failed: ['Not saved', 'Ikke gemt'],
  file: ['journal', 'dagbog'],
});
