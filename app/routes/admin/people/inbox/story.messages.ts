import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';

export const storyPageMessages = inBoth({
  title: ['A reader’s story', 'En læsers historie'],
  from: ['From', 'Fra'],
  sent: ['Sent', 'Sendt'],
  language: common.language,
  languages: { en: common.english, da: common.danish },
  state: common.state,
  states: {
    waiting: ['Awaiting your reply', 'Venter på dit svar'],
    accepted: ['Published', 'Udgivet'],
    unpublished: ['Unpublished', 'Ikke udgivet'],
    declined: ['Declined', 'Afvist'],
  },
  pdf: ['Download its PDF', 'Hent PDF’en'],
  unchecked: [
    'This file comes from outside. We’ve only checked that it’s a PDF.',
    'Filen kommer udefra. Vi har kun tjekket, at den er en PDF.',
  ],
  back: ['All stories', 'Alle historier'],
  decide: ['Your answer', 'Dit svar'],
  accept: ['Publish it', 'Udgiv den'],
  acceptNote: [
    'It’s published at once under the author’s name, and the author gets an email.',
    'Den udgives med det samme under forfatterens navn, og forfatteren får en e-mail.',
  ],
  decline: ['Decline', 'Afvis'],
  sure: (title: string, name: string) => [
    `Decline “${title}” by ${name}? The author gets a kind email, the PDF is deleted now and the story after 30 days. This can’t be undone.`,
    `»${title}« af ${name} bliver ikke udgivet. Forfatteren får en venlig e-mail, PDF’en slettes, og historien selv efter 30 dage. Det kan ikke fortrydes.`,
  ],
  yes: ['Yes, decline it', 'Ja, afvis'],
  flash: {
    accepted: ['Published. We’ve emailed the author.', 'Udgivet. Forfatteren får en e-mail.'],
    declined: ['Declined. We’ve emailed the author.', 'Afvist. Forfatteren får en e-mail.'],
    unpublished: [
      'Unpublished. Visitors can no longer see it.',
      'Historien er taget ned. Besøgende kan ikke længere se den.',
    ],
    published: ['Published again.', 'Historien er udgivet igen.'],
    saved: ['Saved. The magazine shows the new version.', 'Gemt. Magasinet viser den nye udgave.'],
  },
  problem: common.failed,
  changed: [
    'This story has already been answered. You see its current status.',
    'Historien er allerede besvaret. Du ser dens status nu.',
  ],
  changedMeanwhile: [
    'This story was changed in the meantime. Here is the latest version.',
    'Historien er blevet ændret i mellemtiden. Her er den nyeste udgave.',
  ],
  notSaved: common.notSaved,
  manage: ['Manage', 'Administrer'],
  view: ['View in the magazine', 'Se den i magasinet'],
  unpublish: ['Unpublish', 'Tag ned'],
  republish: ['Publish again', 'Udgiv igen'],
  publishedNote: [
    'Unpublishing hides its page, its feed entry and its PDF at once. You can publish it again.',
    'Tager du den ned, forsvinder siden, PDF’en og linjen i feedet med det samme. Du kan udgive den igen.',
  ],
  unpublishedNote: [
    'Visitors can’t see it. Publishing it again puts it back at the same address.',
    'Besøgende kan ikke se den. Udgiver du den igen, får den samme adresse som før.',
  ],
  edit: ['Edit', 'Rediger'],
  author: ['Author’s name', 'Forfatterens navn'],
  authorHint: ['Shown with the story.', 'Vises ved historien.'],
  storyTitle: common.title,
  titleHint: ['The address of its page stays the same.', 'Sidens adresse ændres ikke.'],
  story: ['Story', 'Historie'],
  storyHint: ['A blank line starts a new paragraph.', 'En tom linje begynder et nyt afsnit.'],
  save: common.save,
  delete: common.delete,
  deleteSure: (title: string, name: string) => [
    `“${title}” by ${name} will be deleted for good, along with its page in the magazine and its PDF. This can’t be undone.`,
    `»${title}« af ${name} slettes for altid sammen med siden i magasinet og PDF’en. Det kan ikke fortrydes.`,
  ],
  deleteYes: ['Yes, delete it', 'Ja, slet den'],
});
