export const en = {
  accepted: {
    subject: (title: string | null) => `Your story is in our magazine${title ? `: ${title}` : ''}`,
    headline: 'Your story is out',
    lead: (title: string | null) =>
      `Thank you for ${title ? `“${title}”` : 'your story'}. It is in our magazine now, under your name, where others can find it.`,
    read: 'Read it there',
    end: 'If you change your mind, answer this mail, and we take it down again.',
  },
  declined: {
    subject: (title: string | null) => `About your story${title ? `: ${title}` : ''}`,
    headline: 'Thank you for your story',
    lead: (title: string | null) =>
      `We have read ${title ? `“${title}”` : 'your story'} with pleasure, and will not publish it. That says little about the story: the magazine is small, and we try not to say the same thing twice.`,
    end: 'We have deleted your PDF, if you sent one, and delete the rest within 30 days.',
  },
};

export const da: typeof en = {
  accepted: {
    subject: (title) => `Din historie er i magasinet${title ? `: ${title}` : ''}`,
    headline: 'Din historie er ude',
    lead: (title) =>
      `Tak for ${title ? `»${title}«` : 'din historie'}. Den er nu i vores magasin, under dit navn, hvor andre kan finde den.`,
    read: 'Læs den dér',
    end: 'Hvis du fortryder, så svar på denne mail, og vi tager den ned igen.',
  },
  declined: {
    subject: (title) => `Om din historie${title ? `: ${title}` : ''}`,
    headline: 'Tak for din historie',
    lead: (title) =>
      `Vi har læst ${title ? `»${title}«` : 'din historie'} med glæde og udgiver den ikke. Det siger ikke meget om historien: Magasinet er lille, og vi prøver ikke at sige det samme to gange.`,
    end: 'Vi har slettet din PDF, hvis du sendte en, og sletter resten inden for 30 dage.',
  },
};
