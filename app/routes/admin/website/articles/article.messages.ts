import type { BlockOf } from '#studio/content/blocks.ts';
import type { ArticleState } from '#studio/magazine/article-state.ts';
import type { ArticleRefusal } from '#studio/magazine/edit-articles.ts';
import type { Language } from '#studio/shared/language.ts';

const en = {
  title: 'Magazine',
  lead: 'The articles of your magazine. Stories that readers send are in the Inbox.',
  columns: { title: 'Article', date: 'Date', languages: 'Languages', state: 'Status' },
  filters: { state: 'Status' },
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    unpublished: 'Unpublished',
    deleted: 'Deleted',
  } satisfies Record<ArticleState, string>,
  changed: 'Changes not published',
  scheduledFor: (time: string) => `for ${time}`,
  languages: { both: 'English and Danish', en: 'English', da: 'Danish' } satisfies Record<
    BlockOf<'article'>['languages'],
    string
  >,
  empty: { title: 'No articles yet', text: 'Write the first one: it begins as a draft only you can see.' },
  newArticle: 'New article',
  newLead:
    'It begins as a draft. With a title in one language you write it in that language; you can add the other later.',
  titles: { en: 'Title in English', da: 'Title in Danish' },
  create: 'Create article',
  back: 'All articles',
  problem: 'Not saved',
  refusals: {
    'not-allowed': 'Only the owner can write articles.',
    'no-title': 'Please enter a title in at least one language.',
    'too-long': 'A title takes 300 characters at most.',
    'slug-invalid':
      'An address takes lower-case letters a to z, digits and single hyphens, at most 60 characters.',
    'slug-taken': 'This address is already used by another article.',
  } satisfies Record<ArticleRefusal, string>,
  addressHint:
    'The part after /magazine/. Once the article has been published, its former address redirects.',
  unpublishSure: 'Visitors no longer find this article. Its texts are kept as a draft.',
  unpublishYes: 'Yes, unpublish',
  delete: 'Delete article',
  deleteSure:
    'Delete this article? Visitors can no longer open it: its address says that the page is gone (410), and search engines drop it. Texts, versions and pictures are kept; you can recover it as a draft under Magazine › Deleted.',
  deleteYes: 'Yes, delete',
  recover: 'Recover',
  flash: {
    deleted: 'Article deleted. You can recover it here.',
    recovered: 'Article recovered. It isn’t published.',
  },
  upload: {
    new: { picture: 'New picture', recording: 'New audio', film: 'New film', pdf: 'New PDF' },
    lead: {
      picture: 'Next you describe what it shows and may add a caption.',
      recording: 'Next you give it a title and may add what is said or sung.',
      film: 'Upload it, or choose it from the media library. Next you give it a title, a still and what is said or sung, for those who can’t hear it.',
      pdf: 'Next you give it a title. Visitors can open it or read it as text.',
    },
    library: 'From the media library',
    drawing: 'Use a drawing of the website',
    picture: 'Photograph',
    recording: 'Audio file',
    film: 'Film',
    pdf: 'PDF',
    pdfHint: 'A PDF without a password, at most 100 MB.',
    add: { picture: 'Add a picture', recording: 'Add audio', pdf: 'Add a PDF' },
    replace: { picture: 'Replace picture', recording: 'Replace audio', pdf: 'Replace PDF' },
    addStill: 'Add a still',
    replaceStill: 'Replace still',
    send: { picture: 'Upload picture', recording: 'Upload audio', film: 'Upload film', pdf: 'Upload PDF' },
    filmHint: 'MP4 or MOV up to 500 MB. Once it is uploaded, choose it below.',
    changed: 'Someone else has changed this page since you opened it. Reload it and upload the file again.',
    gone: 'This section no longer exists.',
  },
};

const da: typeof en = {
  title: 'Magasin',
  lead: 'Magasinets artikler. Læsernes historier ligger i indbakken.',
  columns: { title: 'Artikel', date: 'Dato', languages: 'Sprog', state: 'Status' },
  filters: { state: 'Status' },
  states: {
    draft: 'Kladde',
    scheduled: 'Planlagt',
    published: 'Udgivet',
    unpublished: 'Trukket tilbage',
    deleted: 'Slettet',
  },
  changed: 'Ændringer ikke udgivet',
  scheduledFor: (time) => `til ${time}`,
  languages: { both: 'Engelsk og dansk', en: 'Engelsk', da: 'Dansk' },
  empty: {
    title: 'Ingen artikler endnu',
    text: 'Skriv den første: Den begynder som en kladde, som kun du kan se.',
  },
  newArticle: 'Ny artikel',
  newLead:
    'Den begynder som kladde. Skriver du kun titlen på ét sprog, skriver du artiklen på det sprog; det andet kan tilføjes senere.',
  titles: { en: 'Titel på engelsk', da: 'Titel på dansk' },
  create: 'Opret artikel',
  back: 'Alle artikler',
  problem: 'Ikke gemt',
  refusals: {
    'not-allowed': 'Kun ejeren kan skrive artikler.',
    'no-title': 'Skriv en titel på mindst ét sprog.',
    'too-long': 'En titel må højst have 300 tegn.',
    'slug-invalid':
      'En adresse må kun have små bogstaver fra a til z, tal og enkelte bindestreger, højst 60 tegn.',
    'slug-taken': 'Adressen bruges allerede af en anden artikel.',
  },
  addressHint:
    'Delen efter /magazine/. Når artiklen har været udgivet, fører den tidligere adresse til den nye.',
  unpublishSure: 'De besøgende kan ikke længere finde artiklen. Teksterne gemmes som kladde.',
  unpublishYes: 'Ja, træk tilbage',
  delete: 'Slet artikel',
  deleteSure:
    'Vil du slette artiklen? De besøgende kan ikke længere åbne den: Adressen svarer, at siden er væk (410), og søgemaskinerne fjerner den. Tekster, versioner og billeder gemmes, og du kan gendanne den som kladde under Magasin › Slettet.',
  deleteYes: 'Ja, slet',
  recover: 'Gendan',
  flash: {
    deleted: 'Artiklen er slettet. Du kan gendanne den her.',
    recovered: 'Artiklen er gendannet. Den er ikke udgivet.',
  },
  upload: {
    new: { picture: 'Nyt billede', recording: 'Ny lyd', film: 'Ny film', pdf: 'Ny PDF' },
    lead: {
      picture: 'Bagefter beskriver du, hvad det viser, og kan tilføje en billedtekst.',
      recording: 'Bagefter giver du den en titel og kan tilføje det, der bliver sagt eller sunget.',
      film: 'Upload den, eller vælg den i mediebiblioteket. Bagefter giver du den en titel, et stillbillede og det, der bliver sagt eller sunget, til dem, der ikke kan høre det.',
      pdf: 'Bagefter giver du den en titel. De besøgende kan åbne den eller læse den som tekst.',
    },
    library: 'Fra mediebiblioteket',
    drawing: 'Brug en af hjemmesidens tegninger',
    picture: 'Foto',
    recording: 'Lydfil',
    film: 'Film',
    pdf: 'PDF',
    pdfHint: 'En PDF uden adgangskode, højst 100 MB.',
    add: { picture: 'Tilføj et billede', recording: 'Tilføj lyd', pdf: 'Tilføj en PDF' },
    replace: { picture: 'Udskift billedet', recording: 'Udskift lyden', pdf: 'Udskift PDF’en' },
    addStill: 'Tilføj et stillbillede',
    replaceStill: 'Udskift stillbilledet',
    send: {
      picture: 'Upload billedet',
      recording: 'Upload lyden',
      film: 'Upload filmen',
      pdf: 'Upload PDF’en',
    },
    filmHint: 'MP4 eller MOV på op til 500 MB. Vælg den herunder, når den er uploadet.',
    changed: 'En anden har ændret siden, efter at du åbnede den. Genindlæs den, og upload filen igen.',
    gone: 'Afsnittet findes ikke længere.',
  },
};

export const articleMessages: Record<Language, typeof en> = { en, da };
