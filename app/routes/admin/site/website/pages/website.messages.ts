import { richTextMessages } from '#app/web/rich-text/rich-text.messages.ts';
import type { BlockType } from '#studio/shared/content/blocks.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { EditPageRefusal } from '#studio/site/pages/edit-page.ts';
import type { PageTemplate } from '#studio/site/pages/own-page.ts';
import type { OwnPageRefusal } from '#studio/site/pages/own-pages.ts';
import { blockMessages, blockPairs } from './block.messages.ts';

export const websiteMessages = inBoth({
  ...blockPairs,
  title: ['Pages', 'Sider'],
  lead: [
    'The texts of your website, in both languages. Visitors see your changes once you publish them.',
    'Teksterne på din hjemmeside på begge sprog. De besøgende ser dine ændringer, når du udgiver dem.',
  ],
  caption: ['Pages of the website', 'Hjemmesidens sider'],
  columns: { page: ['Page', 'Side'], state: 'Status' },
  empty: ['No pages yet.', 'Ingen sider endnu.'],
  back: ['All pages', 'Alle sider'],
  backToPage: (page: string) => [`Back to ${page}`, `Tilbage til ${page}`],
  states: {
    published: ['Published', 'Udgivet'],
    draft: ['Draft', 'Kladde'],
    scheduled: ['Scheduled', 'Planlagt'],
  },
  outdated: {
    en: ['English to update', 'Engelsk skal opdateres'],
    da: ['Danish to update', 'Dansk skal opdateres'],
  },
  view: ['View page', 'Se siden'],
  sections: ['Sections', 'Afsnit'],
  edit: ['Edit', 'Rediger'],
  hide: ['Hide', 'Skjul'],
  show: ['Show', 'Vis'],
  hidden: common.hidden,
  publishing: ['Publish', 'Udgiv'],
  publish: ['Publish now', 'Udgiv nu'],
  discard: ['Discard changes', 'Slet ændringer'],
  discardSure: [
    'Discard all changes since the last publication?',
    'Vil du slette alle ændringer siden sidste udgivelse?',
  ],
  yes: ['Yes, discard', 'Ja, slet'],
  upToDate: ['Everything is published.', 'Alt er udgivet.'],
  noteOutdated: {
    en: ['English isn’t updated everywhere.', 'Engelsk er ikke opdateret alle steder.'],
    da: ['Danish isn’t updated everywhere.', 'Dansk er ikke opdateret alle steder.'],
  },
  noteAlt: (count: number) =>
    count === 1
      ? ['One picture has no description.', 'Ét billede mangler en beskrivelse.']
      : [`${count} pictures have no description.`, `${count} billeder mangler en beskrivelse.`],
  scheduledFor: (time: string) => [`Will be published ${time}.`, `Udgives ${time}.`],
  schedule: ['Publish later', 'Udgiv senere'],
  day: common.date,
  time: ['Time in Copenhagen', 'Klokkeslæt, dansk tid'],
  scheduleButton: ['Schedule', 'Planlæg'],
  unschedule: ['Don’t publish automatically', 'Udgiv ikke automatisk'],
  preview: ['Preview', 'Forhåndsvisning'],
  previewHint: [
    'The page as it would look if you published it now. You can send the link to others; it works for seven days.',
    'Siden, som den ser ud, hvis du udgiver den nu. Du kan sende linket til andre. Det virker i syv dage.',
  ],
  openPreview: ['Open preview', 'Åbn forhåndsvisning'],
  revokePreviews: ['Revoke earlier links', 'Luk tidligere links'],
  history: ['History', 'Historik'],
  noHistory: ['No earlier versions yet.', 'Ingen tidligere versioner endnu.'],
  publishedAt: (time: string) => [`Published ${time}`, `Udgivet ${time}`],
  by: { owner: ['by you', 'af dig'], system: ['automatically', 'automatisk'] } as Pairs<
    Record<string, string>
  >,
  restore: ['Restore as draft', 'Gendan som kladde'],
  seenNow: ['On the website now', 'På hjemmesiden nu'],
  save: ['Save draft', 'Gem kladde'],
  done: ['Done', 'Færdig'],
  languages: { en: common.english, da: common.danish },
  notUpdated: ['Not updated yet', 'Ikke opdateret endnu'],
  richText: [richTextMessages.en, richTextMessages.da],
  linesHint: ['One entry per line.', 'Én pr. linje.'],
  linkHint: [
    'Choose a page, or enter an address: /contact, https://…, mailto: or tel:',
    'Vælg en side, eller skriv en adresse: /contact, https://…, mailto: eller tel:',
  ],
  missing: ['Please fill in this field.', 'Udfyld feltet.'],
  entry: (number: number) => [`Entry ${number}`, `Nr. ${number}`],
  newEntry: ['New entry', 'Ny'],
  undo: ['Undo', 'Fortryd'],
  redo: ['Redo', 'Gentag'],
  up: ['Move up', 'Flyt op'],
  down: ['Move down', 'Flyt ned'],
  remove: common.remove,
  removeEntry: ['Remove entry', 'Fjern'],
  newPage: ['New page', 'Ny side'],
  newPageLead: [
    'The page begins as a draft with texts for you to replace. Visitors see it once you publish it.',
    'Siden begynder som kladde med tekster, du kan skrive om. De besøgende ser den, når du udgiver den.',
  ],
  template: ['Template', 'Skabelon'],
  templates: {
    programme: {
      label: ['Programme', 'Forløb'],
      note: ['Facts, steps, text, FAQ and a button', 'Fakta, trin, tekst, spørgsmål og en knap'],
    },
    landing: {
      label: ['Landing page', 'Landingsside'],
      note: ['Button, text, list and FAQ', 'Knap, tekst, liste og spørgsmål'],
    },
    plain: { label: ['Plain page', 'Enkel side'], note: ['Headline and text', 'Overskrift og tekst'] },
  } satisfies Pairs<Record<PageTemplate, { label: string; note: string }>>,
  pageTitles: { en: ['Title in English', 'Titel på engelsk'], da: ['Title in Danish', 'Titel på dansk'] },
  createPage: ['Create page', 'Opret side'],
  address: common.address,
  addressHint: [
    'The part after the slash. The former address redirects to the new one.',
    'Delen efter skråstregen. Den tidligere adresse fører til den nye.',
  ],
  newAddressHint: [
    'The part after the slash. Leave it empty to use the title.',
    'Delen efter skråstregen. Lad feltet stå tomt for at bruge titlen.',
  ],
  changeAddress: ['Change address', 'Skift adresse'],
  asIssue: ['Send it as a newsletter', 'Send den som nyhedsbrev'],
  unpublish: ['Unpublish', 'Træk siden tilbage'],
  unpublishSure: [
    'Visitors no longer find this page. Its texts are kept as a draft.',
    'De besøgende kan ikke længere finde siden. Teksterne gemmes som kladde.',
  ],
  unpublishYes: ['Yes, unpublish', 'Ja, træk tilbage'],
  places: {
    menu: ['Links in the menu', 'Links i menuen'],
    footer: ['Links in the footer', 'Links i sidefoden'],
  } as Pairs<Record<string, string>>,
  addSection: ['Add a section', 'Tilføj et afsnit'],
  newSection: (type: BlockType) => [
    `New section: ${blockMessages.en.blocks[type]}`,
    `Nyt afsnit: ${blockMessages.da.blocks[type]}`,
  ],
  addToDraft: ['Add to draft', 'Tilføj til kladden'],
  oneLanguageHint: [
    'If you leave one language empty, it gets a copy of the other, marked as not updated.',
    'Hvis du lader det ene sprog stå tomt, får det en kopi af det andet og en markering.',
  ],
  choices: {
    picture: common.picture,
    offerId: ['Offer', 'Tilbud'],
    sharePicture: ['Picture for sharing', 'Billede ved deling'],
    kind: 'Type',
    author: ['Author', 'Forfatter'],
    languages: ['Written in', 'Skrevet på'],
    article: ['Article', 'Artikel'],
    code: ['Discount code', 'Rabatkode'],
  },
  authorHint: (coach: string) => [
    `Leave it empty for ${coach}, choose from the list, or enter a guest’s name.`,
    `Lad feltet stå tomt for ${coach}, vælg fra listen, eller skriv en gæsts navn.`,
  ],
  ownPicture: ['The picture that leads the page', 'Billedet øverst på siden'],
  sharePictureHint: [
    'On the image that is shown where a link to this page is shared. Photographs are added under Photographs.',
    'På det billede, der vises, hvor nogen deler et link til siden. Fotografier tilføjes under Fotografier.',
  ],
  problem: common.notSaved,
  flash: {
    uploaded: ['File uploaded. Draft saved.', 'Filen er uploadet, og kladden er gemt.'],
    saved: ['Draft saved.', 'Kladden er gemt.'],
    undo: ['Last change undone.', 'Den seneste ændring er fortrudt.'],
    redo: ['Change redone.', 'Ændringen er gentaget.'],
    added: ['Section added to the draft.', 'Afsnittet er tilføjet kladden.'],
    moved: ['Moved. Draft saved.', 'Flyttet. Kladden er gemt.'],
    removed: ['Removed. Draft saved.', 'Fjernet. Kladden er gemt.'],
    published: ['Published. Visitors see it now.', 'Udgivet. De besøgende ser det nu.'],
    discarded: ['Changes discarded.', 'Ændringerne er slettet.'],
    restored: [
      'Version restored as a draft. Publish it when you’re ready.',
      'Versionen er gendannet som kladde. Udgiv den, når du er klar.',
    ],
    created: [
      'Created as a draft. Publish it when you’re ready.',
      'Oprettet som kladde. Udgiv, når du er klar.',
    ],
    readdressed: [
      'Address changed. The former one redirects here.',
      'Adressen er ændret. Den tidligere adresse fører hertil.',
    ],
    unpublished: [
      'Unpublished. The texts are kept as a draft.',
      'Siden er trukket tilbage. Teksterne er gemt som kladde.',
    ],
    previewsRevoked: ['Earlier links no longer work.', 'Tidligere links virker ikke længere.'],
    scheduled: ['Scheduled.', 'Planlagt.'],
    unscheduled: ['It won’t be published automatically.', 'Siden udgives ikke automatisk.'],
  },
  refusals: {
    changed: [
      'Someone else has changed this page since you opened it. Your text is still in the form; open the page in another tab to compare before you save.',
      'En anden har ændret siden, efter at du åbnede den. Din tekst er stadig i formularen. Åbn siden i en anden fane, og sammenlign, før du gemmer.',
    ],
    invalid: [
      'A required text is missing, too long, or a link isn’t valid.',
      'En påkrævet tekst mangler eller er for lang, eller et link er ugyldigt.',
    ],
    'not-found': [
      'This section or version no longer exists.',
      'Afsnittet eller versionen findes ikke længere.',
    ],
    'no-title': ['Please enter a title in at least one language.', 'Skriv en titel på mindst ét sprog.'],
    'too-long': ['A title takes 300 characters at most.', 'En titel må højst have 300 tegn.'],
    'slug-invalid': [
      'An address takes lower-case letters a to z, digits and single hyphens, at most 60 characters.',
      'En adresse må kun have små bogstaver fra a til z, tal og enkelte bindestreger, højst 60 tegn.',
    ],
    'slug-taken': [
      'This address is already used by another page.',
      'Adressen bruges allerede af en anden side.',
    ],
    'in-the-past': [
      'Please choose a date and time in the future.',
      'Vælg en dato og et klokkeslæt i fremtiden.',
    ],
  } satisfies Pairs<Record<EditPageRefusal | OwnPageRefusal, string>>,
});

export type WebsiteWords = (typeof websiteMessages)['en'];
