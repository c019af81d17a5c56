export const en = {
  accepted: {
    subject: (title: string) => `Your story is in our magazine: ${title}`,
    subjectOnly: 'Your story is in our magazine',
    headline: 'Your story is out',
    lead: (title: string) =>
      `Thank you for “${title}”. It’s now in our magazine, under your name, for others to find.`,
    leadOnly: 'Thank you for your story. It’s now in our magazine, under your name, for others to find.',
    read: 'Read your story',
    end: 'If you change your mind, reply to this email and we’ll take it down.',
  },
  declined: {
    subject: (title: string) => `About your story: ${title}`,
    subjectOnly: 'About your story',
    headline: 'Thank you for your story',
    lead: (title: string) =>
      `We’ve read “${title}” with pleasure, but we won’t publish it. That says little about the story: the magazine is small, and we try not to say the same thing twice.`,
    leadOnly:
      'We’ve read your story with pleasure, but we won’t publish it. That says little about the story: the magazine is small, and we try not to say the same thing twice.',
    end: 'We’ve deleted your PDF, if you sent one, and delete the rest within 30 days.',
  },
};

export const da: typeof en = {
  accepted: {
    subject: (title) => `Din historie er i magasinet: ${title}`,
    subjectOnly: 'Din historie er i magasinet',
    headline: 'Din historie er udgivet',
    lead: (title) =>
      `Tak for »${title}«. Den er nu i vores magasin, under dit navn, hvor andre kan finde den.`,
    leadOnly: 'Tak for din historie. Den er nu i vores magasin, under dit navn, hvor andre kan finde den.',
    read: 'Læs historien',
    end: 'Fortryder du, så svar på denne e-mail. Så tager vi den ned igen.',
  },
  declined: {
    subject: (title) => `Om din historie: ${title}`,
    subjectOnly: 'Om din historie',
    headline: 'Tak for din historie',
    lead: (title) =>
      `Vi har læst »${title}« med glæde, men vi udgiver den ikke. Det siger ikke meget om historien: Magasinet er lille, og vi prøver ikke at sige det samme to gange.`,
    leadOnly:
      'Vi har læst din historie med glæde, men vi udgiver den ikke. Det siger ikke meget om historien: Magasinet er lille, og vi prøver ikke at sige det samme to gange.',
    end: 'Vi har slettet din PDF, hvis du sendte en, og sletter resten inden for 30 dage.',
  },
};
