import { say } from '../../workbooks/said.ts';
import type { SampleModule } from '../sample-course.ts';

export const dynamics: SampleModule = {
  title: say('Dynamics', 'Dynamik'),
  description: say('Loud is a colour, and quiet carries.', 'Kraftigt er en farve, og det stille bærer.'),
  lessons: [
    {
      title: say('Messa di voce', 'Messa di voce'),
      description: say(
        'One note from nothing to full and back, without the pitch moving.',
        'Én tone fra ingenting til fuld og tilbage, uden at tonehøjden flytter sig.',
      ),
      body: say(
        'Choose a note below your break. Begin so softly that only you know it. Grow for four slow counts, shrink for four. The pitch wants to rise on the way out and sink on the way home; a tuner on the phone will tell you.\n\nTwo good ones are a day’s work. Move up a half step each week.',
        'Vælg en tone under din overgang. Begynd så svagt, at kun du ved det. Voks i fire langsomme slag, tag af i fire. Tonen vil gerne stige på vej ud og synke på vej hjem. En stemmeapp på telefonen siger det.\n\nTo gode er en dags arbejde. Gå en halv tone op hver uge.',
      ),
      exercise: 'long-note',
    },
    {
      title: say('Loud is a colour', 'Kraftigt er en farve'),
      description: say(
        'More ring, not more air: how to be heard over a band and not tired by it.',
        'Mere ring, ikke mere luft: hør dig over et band uden at blive træt.',
      ),
      body: say(
        'Say “nyah” like a nasty child in a school yard. Ugly, bright, and very loud for very little. Take a spoonful of that into a long note on “ah”: the note gets closer, not bigger. This is what carries across guitars.\n\nSing the sheet’s long note three times: as you are, with the spoonful, and with two. Record all of it from the other end of the room. The middle one is usually what you had thought the third would be.\n\nBefore a loud chorus, breathe less than you want to. A full chest pushes; half a chest rings.',
        'Sig »njæ« som et ondt barn i en skolegård. Grimt, lyst og meget kraftigt for meget lidt. Tag en skefuld af det ind i en lang tone på »a«: Tonen kommer tættere på, ikke ud i bredden. Det er det, der bærer hen over guitarer.\n\nSyng arkets lange tone tre gange: som du er, med en skefuld, og med to. Optag det hele fra den anden ende af rummet. Den midterste er som regel dét, du troede, den tredje ville være.\n\nFør et kraftigt omkvæd trækker du mindre vejr, end du har lyst til. En fuld brystkasse presser. En halv ringer.',
      ),
      exercise: 'long-note',
    },
    {
      title: say('The quiet that carries', 'Det stille, der bærer'),
      description: say('Soft is not less. It is nearer.', 'Svagt er ikke mindre. Det er tættere på.'),
      body: say(
        'Whisper a sentence to someone across the room so that they understand it. Your consonants got longer, your face woke up, and you leaned in without moving. Keep all three, and sing the sentence on one note.\n\nNow the sheet’s broken chord, as soft as that, with words of your own song. Where people would have to lean in, you are right; where they would have to guess, the consonants are too short.\n\nA quiet verse takes more work than a loud one. Plan your breath for it: twice as often as you think, half as deep.',
        'Hvisk en sætning til en i den anden ende af rummet, så det kan forstås. Konsonanterne blev længere, ansigtet vågnede, og du lænede dig frem uden at flytte dig. Behold alle tre dele, og syng sætningen på én tone.\n\nSå arkets brudte akkord, lige så svagt, med ord fra din egen sang. Hvor man ville læne sig frem, er det rigtigt. Hvor man ville gætte, er konsonanterne for korte.\n\nEt stille vers er mere arbejde end et kraftigt. Planlæg luften til det: dobbelt så ofte, som du tror, og halvt så dybt.',
      ),
      exercise: 'chord',
    },
  ],
};
