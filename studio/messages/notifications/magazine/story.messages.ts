import { inBoth } from '#studio/shared/texts/in-both.ts';

export const storyMessages = inBoth({
  accepted: {
    subject: (title: string) => [
      `Your story is in our magazine: ${title}`,
      `Din historie er i magasinet: ${title}`,
    ],
    subjectOnly: ['Your story is in our magazine', 'Din historie er i magasinet'],
    headline: ['Your story is out', 'Din historie er udgivet'],
    lead: (title: string) => [
      `Thank you for “${title}”. It’s now in our magazine, under your name, for others to find.`,
      `Tak for »${title}«. Den er nu i vores magasin, under dit navn, hvor andre kan finde den.`,
    ],
    leadOnly: [
      'Thank you for your story. It’s now in our magazine, under your name, for others to find.',
      'Tak for din historie. Den er nu i vores magasin, under dit navn, hvor andre kan finde den.',
    ],
    read: ['Read your story', 'Læs historien'],
    end: [
      'If you change your mind, reply to this email and we’ll take it down.',
      'Fortryder du, så svar på denne e-mail. Så tager vi den ned igen.',
    ],
  },
  declined: {
    subject: (title: string) => [`About your story: ${title}`, `Om din historie: ${title}`],
    subjectOnly: ['About your story', 'Om din historie'],
    headline: ['Thank you for your story', 'Tak for din historie'],
    lead: (title: string) => [
      `We’ve read “${title}” with pleasure, but we won’t publish it. That says little about the story: the magazine is small, and we try not to say the same thing twice.`,
      `Vi har læst »${title}« med glæde, men vi udgiver den ikke. Det siger ikke meget om historien: Magasinet er lille, og vi prøver ikke at sige det samme to gange.`,
    ],
    leadOnly: [
      'We’ve read your story with pleasure, but we won’t publish it. That says little about the story: the magazine is small, and we try not to say the same thing twice.',
      'Vi har læst din historie med glæde, men vi udgiver den ikke. Det siger ikke meget om historien: Magasinet er lille, og vi prøver ikke at sige det samme to gange.',
    ],
    end: [
      'We’ve deleted your PDF, if you sent one, and delete the rest within 30 days.',
      'Vi har slettet din PDF, hvis du sendte en, og sletter resten inden for 30 dage.',
    ],
  },
});
