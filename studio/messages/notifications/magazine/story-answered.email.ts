import { isConfirmedAddress } from '#studio/people/confirmed-addresses.queries.ts';
import type { Change } from '#studio/shared/change.ts';
import { siteAddress } from '#studio/shared/email/branding.ts';
import { button, text } from '#studio/shared/email/email-content.ts';
import { defineEmail } from '../define-email.ts';
import { answeredStory } from './story-email.queries.ts';

/** Name and title only to a confirmed address. */
async function loadStory(c: Change, storyId: string) {
  const { name, email, title, language } = await answeredStory(c.tx, storyId);
  const isConfirmed = await isConfirmedAddress(c.tx, email);
  return {
    to: email,
    language,
    kind: 'story-answered',
    dedupeKey: `story-answered:${storyId}`,
    name: isConfirmed ? name : '',
    title: isConfirmed ? title : null,
  };
}

export const storyAccepted = defineEmail({
  key: 'story-accepted',
  group: 'students',
  title: ['Story published', 'Historie udgivet'],
  on: 'story.answered',
  stored: 'story.accepted',
  texts: {
    subject: ['Your story is in our magazine: {title}', 'Din historie er i magasinet: {title}'],
    subjectOnly: ['Your story is in our magazine', 'Din historie er i magasinet'],
    headline: ['Your story is out', 'Din historie er udgivet'],
    lead: [
      'Thank you for “{title}”. It’s now in our magazine, under your name, for others to find.',
      'Tak for »{title}«. Den er nu i vores magasin, under dit navn, hvor andre kan finde den.',
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
  read: async (c, { storyId, path }) => {
    if (path === null) return null;
    const story = await loadStory(c, storyId);
    return { ...story, url: siteAddress(c.world.settings, path, story.language) };
  },
  content: ({ words, greet, name, title, url }) => ({
    subject: title ? words.subject({ title }) : words.subjectOnly,
    blocks: [
      greet(name),
      text(title ? words.lead({ title }) : words.leadOnly),
      button(words.read, url),
      text(words.end),
    ],
  }),
  examples: {
    storyAccepted: ({ words, branding }) => ({
      name: words.name,
      title: words.story,
      url: `${branding.siteUrl}/magazine/x`,
    }),
  },
});

export const storyDeclined = defineEmail({
  key: 'story-declined',
  group: 'students',
  title: ['Story declined', 'Historie afvist'],
  on: 'story.answered',
  stored: 'story.declined',
  texts: {
    subject: ['About your story: {title}', 'Om din historie: {title}'],
    subjectOnly: ['About your story', 'Om din historie'],
    headline: ['Thank you for your story', 'Tak for din historie'],
    lead: [
      'We’ve read “{title}” with pleasure, but we won’t publish it. That says little about the story: the magazine is small, and we try not to say the same thing twice.',
      'Vi har læst »{title}« med glæde, men vi udgiver den ikke. Det siger ikke meget om historien: Magasinet er lille, og vi prøver ikke at sige det samme to gange.',
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
  read: async (c, { storyId, path }) => (path === null ? loadStory(c, storyId) : null),
  content: ({ words, greet, name, title }) => ({
    subject: title ? words.subject({ title }) : words.subjectOnly,
    blocks: [greet(name), text(title ? words.lead({ title }) : words.leadOnly), text(words.end)],
  }),
  examples: { storyDeclined: ({ words }) => ({ name: words.name, title: words.story }) },
});
