import { inBoth } from '#studio/shared/texts/in-both.ts';

/** By the keys of their pages. The owner edits them before a sequence is switched on. */
export const sequenceTexts = inBoth({
  'issue-welcome1': {
    subject: ['Welcome, and something to sing today', 'Velkommen, og noget at synge i dag'],
    preview: ['Two minutes, all to yourself', 'To minutter helt for dig selv'],
    headline: ['Welcome', 'Velkommen'],
    lead: [
      'Thank you for subscribing. {firstName} writes when there’s something worth reading: new dates, a song taken apart, a warm-up to keep.',
      'Tak, fordi du har tilmeldt dig. {firstName} skriver, når der er noget værd at læse: nye datoer, en sang skilt ad, en opvarmning til at gemme.',
    ],
    paragraphs: [
      [
        'Here’s one to begin with. Stand up, let your shoulders drop, and hum a comfortable note until you feel it in your lips.',
        'Slide up a little and back down again, five times, as quietly as you can. Then speak one line of a song you like, and sing it at the volume you spoke it.',
        'Two minutes most days do more than an hour on Sunday.',
      ],
      [
        'Her er én at begynde med. Rejs dig op, lad skuldrene falde, og nyn en behagelig tone, til du kan mærke den i læberne.',
        'Glid lidt op og ned igen, fem gange, så stille du kan. Sig så en linje fra en sang, du holder af, og syng den lige så stille, som du sagde den.',
        'To minutter de fleste dage gør mere end en time om søndagen.',
      ],
    ],
    link: { label: ['Read the magazine', 'Læs magasinet'], href: '/magazine' },
  },
  'issue-welcome2': {
    subject: ['Where to begin', 'Her kan du begynde'],
    preview: ['You don’t have to be good at it first', 'Du behøver ikke at være god til det først'],
    headline: ['Where to begin', 'Her kan du begynde'],
    lead: [
      'You don’t have to know what your voice needs before we meet. That’s what the first session is for.',
      'Du behøver ikke at vide, hvad din stemme har brug for, før vi mødes. Det er det, den første time er til.',
    ],
    paragraphs: [
      [
        'Bring a song you like, or one you’ve given up on. {firstName} listens first. Then you work on one thing, and you’ll hear the difference the same day.',
        'Not sure whether it’s for you? Reply to this email and tell us what you’d like to sing. We’ll answer honestly.',
      ],
      [
        'Tag en sang med, du holder af, eller en, du har opgivet. {firstName} lytter først. Så arbejder I med én ting, og du kan høre forskel samme dag.',
        'Er du i tvivl, om det er noget for dig? Svar på denne e-mail, og fortæl, hvad du gerne vil synge. Du får et ærligt svar.',
      ],
    ],
    link: { label: ['See courses and sessions', 'Se kurser og timer'], href: '/courses' },
  },
  'issue-session1': {
    subject: ['After your first session', 'Efter din første time'],
    preview: ['How to keep what you heard', 'Sådan holder du fast i det, du hørte'],
    headline: ['Keep what you heard', 'Hold fast i det, du hørte'],
    lead: [
      'Thank you for singing with us. What you heard in the session is easiest to keep if you use it again within two days.',
      'Tak, fordi du sang med os. Det, du hørte i timen, er lettest at holde fast i, hvis du bruger det igen inden for to dage.',
    ],
    paragraphs: [
      [
        'Choose the one exercise that changed something. Do it for five minutes today and five minutes tomorrow, no louder than you speak.',
        'If you recorded the session, listen to the last ten minutes rather than all of it: that’s where the new way of singing is.',
        'Something you’d like to ask? Reply to this email.',
      ],
      [
        'Vælg den ene øvelse, der ændrede noget. Lav den fem minutter i dag og fem minutter i morgen, ikke højere, end du taler.',
        'Har du optaget timen, så lyt til de sidste ti minutter frem for det hele. Det er dér, den nye måde at synge på er.',
        'Er der noget, du vil spørge om? Svar på denne e-mail.',
      ],
    ],
    link: { label: ['Something to read meanwhile', 'Noget at læse imens'], href: '/magazine' },
  },
  'issue-session2': {
    subject: ['The second session', 'Den anden time'],
    preview: [
      'The first finds the habit. The next ones replace it',
      'Den første finder vanen. De næste skifter den ud',
    ],
    headline: ['What the second session does', 'Det gør den anden time'],
    lead: [
      'The first session finds the habit that’s in the way. The next ones put a better one in its place.',
      'Den første time finder den vane, der står i vejen. De næste sætter en bedre i stedet.',
    ],
    paragraphs: [
      [
        'Two or three weeks between sessions is a good distance: long enough to practise, short enough to remember how it felt.',
        'You don’t have to prepare anything. Bring the song from last time, or another one.',
      ],
      [
        'To eller tre uger mellem timerne er en god afstand: længe nok til at øve, kort nok til at huske, hvordan det føltes.',
        'Du skal ikke forberede noget. Tag sangen fra sidst med, eller en anden.',
      ],
    ],
    link: { label: ['Choose a time', 'Vælg en tid'], href: '/private-coaching/book' },
  },
  'issue-silence1': {
    subject: ['Three minutes for a voice that has rested', 'Tre minutter til en stemme, der har hvilet'],
    preview: ['It comes back faster than you think', 'Den kommer hurtigere tilbage, end du tror'],
    headline: ['It’s been a while', 'Det er et stykke tid siden'],
    lead: [
      'It’s two months since your last session. That happens: work, a cold, a summer. The voice comes back faster than you think.',
      'Det er to måneder siden din sidste time. Sådan går det: arbejde, en forkølelse, en sommer. Stemmen kommer hurtigere tilbage, end du tror.',
    ],
    paragraphs: [
      [
        'Try this: hum for a minute, low and easy. Then the same on an open vowel, half as loud as usual. Then one verse of a song you know by heart.',
        'If it feels stiff, stop there and do it again tomorrow. By the third day most of it is back.',
      ],
      [
        'Prøv dette: Nyn i et minut, dybt og let. Så det samme på en åben vokal, halvt så højt som ellers. Så ét vers af en sang, du kan udenad.',
        'Føles det stift, så stop der, og gør det igen i morgen. På tredjedagen er det meste tilbage.',
      ],
    ],
    link: { label: ['Choose a time', 'Vælg en tid'], href: '/private-coaching/book' },
  },
  'issue-silence2': {
    subject: ['Is something in the way?', 'Er der noget i vejen?'],
    preview: ['Another time of day, another song', 'Et andet tidspunkt, en anden sang'],
    headline: ['Is something in the way?', 'Er der noget i vejen?'],
    lead: [
      'If something keeps you from singing, tell us. Often it can be solved.',
      'Hvis noget holder dig fra at synge, så sig det. Tit kan det løses.',
    ],
    paragraphs: [
      [
        'Another time of day, another song, a different goal: reply to this email and {firstName} will find what fits.',
        'And if it’s simply not the time for it, that’s fine too. We won’t remind you again.',
      ],
      [
        'Et andet tidspunkt på dagen, en anden sang, et andet mål: Svar på denne e-mail, så finder {firstName} det, der passer.',
        'Og hvis det bare ikke er tiden til det, er det også i orden. Vi minder dig ikke om det igen.',
      ],
    ],
    link: { label: ['Choose a time', 'Vælg en tid'], href: '/private-coaching/book' },
  },
});
