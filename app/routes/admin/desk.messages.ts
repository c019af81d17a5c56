export const en = {
  title: 'To do',
  headline: 'What waits for you',
  empty: {
    title: 'Nothing waits for you',
    text: 'Bookings, payments and mails are taking care of themselves. When something needs you, it stands here and a mail tells you.',
  },
  since: 'Since',
  due: 'Before',
  pictures: 'Pictures',
  signOut: 'Log out',
  otherLanguage: 'Dansk',
  yes: 'Yes, give the money back',
  doneHeading: (count: number) => `Done (${count})`,
  doneAt: 'Done',
  doneBySystem: 'Settled by itself',
  problem: 'Not done',
};

export const da: typeof en = {
  title: 'Opgaver',
  headline: 'Det, der venter på dig',
  empty: {
    title: 'Intet venter på dig',
    text: 'Bookinger, betalinger og mails passer sig selv. Når noget har brug for dig, står det her, og du får en mail.',
  },
  since: 'Siden',
  due: 'Inden',
  pictures: 'Billeder',
  signOut: 'Log ud',
  otherLanguage: 'English',
  yes: 'Ja, giv pengene tilbage',
  doneHeading: (count) => `Klaret (${count})`,
  doneAt: 'Klaret',
  doneBySystem: 'Løste sig selv',
  problem: 'Ikke klaret',
};

export const deskPageMessages = { en, da };
