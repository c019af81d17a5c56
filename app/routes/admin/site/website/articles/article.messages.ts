import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { filmNames } from '#studio/shared/media/accepted-files.ts';
import { inBoth, type Pairs } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import type { ArticleState } from '#studio/site/magazine/article-state.ts';
import type { ArticleRefusal } from '#studio/site/magazine/edit-articles.ts';

export const articleMessages = inBoth({
  title: ['Magazine', 'Magasin'],
  lead: [
    'The articles of your magazine. Stories that readers send are in the Inbox.',
    'Magasinets artikler. Læsernes historier ligger i indbakken.',
  ],
  columns: {
    title: ['Article', 'Artikel'],
    date: common.date,
    languages: ['Languages', 'Sprog'],
    state: 'Status',
  },
  filters: { state: 'Status' },
  states: {
    draft: ['Draft', 'Kladde'],
    scheduled: ['Scheduled', 'Planlagt'],
    published: ['Published', 'Udgivet'],
    unpublished: ['Unpublished', 'Trukket tilbage'],
    deleted: ['Deleted', 'Slettet'],
  } satisfies Pairs<Record<ArticleState, string>>,
  changed: ['Changes not published', 'Ændringer ikke udgivet'],
  scheduledFor: (time: string) => [`for ${time}`, `til ${time}`],
  languages: {
    both: ['English and Danish', 'Engelsk og dansk'],
    en: common.english,
    da: common.danish,
  } satisfies Pairs<Record<BlockOf<'article'>['languages'], string>>,
  empty: {
    title: ['No articles yet', 'Ingen artikler endnu'],
    text: [
      'Write the first one: it begins as a draft only you can see.',
      'Skriv den første: Den begynder som en kladde, som kun du kan se.',
    ],
  },
  newArticle: ['New article', 'Ny artikel'],
  newLead: [
    'It begins as a draft. With a title in one language you write it in that language; you can add the other later.',
    'Den begynder som kladde. Skriver du kun titlen på ét sprog, skriver du artiklen på det sprog. Det andet kan tilføjes senere.',
  ],
  titles: { en: ['Title in English', 'Titel på engelsk'], da: ['Title in Danish', 'Titel på dansk'] },
  create: ['Create article', 'Opret artikel'],
  back: ['All articles', 'Alle artikler'],
  problem: common.notSaved,
  refusals: {
    'no-title': ['Please enter a title in at least one language.', 'Skriv en titel på mindst ét sprog.'],
    'too-long': ['A title takes 300 characters at most.', 'En titel må højst have 300 tegn.'],
    'slug-invalid': [
      'An address takes lower-case letters a to z, digits and single hyphens, at most 60 characters.',
      'En adresse må kun have små bogstaver fra a til z, tal og enkelte bindestreger, højst 60 tegn.',
    ],
    'slug-taken': [
      'This address is already used by another article.',
      'Adressen bruges allerede af en anden artikel.',
    ],
  } satisfies Pairs<Record<ArticleRefusal, string>>,
  addressHint: [
    'The part after /magazine/. Once the article has been published, its former address redirects.',
    'Delen efter /magazine/. Når artiklen har været udgivet, fører den tidligere adresse til den nye.',
  ],
  unpublishSure: [
    'Visitors no longer find this article. Its texts are kept as a draft.',
    'De besøgende kan ikke længere finde artiklen. Teksterne gemmes som kladde.',
  ],
  unpublishYes: ['Yes, unpublish', 'Ja, træk tilbage'],
  delete: ['Delete article', 'Slet artikel'],
  deleteSure: [
    'Delete this article? Visitors can no longer open it: its address says that the page is gone (410), and search engines drop it. Texts, versions and pictures are kept; you can recover it as a draft under Magazine › Deleted.',
    'Vil du slette artiklen? De besøgende kan ikke længere åbne den: Adressen svarer, at siden er væk (410), og søgemaskinerne fjerner den. Tekster, versioner og billeder gemmes, og du kan gendanne den som kladde under Magasin › Slettet.',
  ],
  deleteYes: ['Yes, delete', 'Ja, slet'],
  recover: ['Recover', 'Gendan'],
  flash: {
    deleted: ['Article deleted. You can recover it here.', 'Artiklen er slettet. Du kan gendanne den her.'],
    recovered: ['Article recovered. It isn’t published.', 'Artiklen er gendannet. Den er ikke udgivet.'],
  },
  upload: {
    new: {
      picture: ['New picture', 'Nyt billede'],
      recording: ['New audio', 'Ny lyd'],
      film: ['New video', 'Ny video'],
      pdf: ['New PDF', 'Ny PDF'],
    },
    lead: {
      picture: [
        'Next you describe what it shows and may add a caption.',
        'Bagefter beskriver du, hvad det viser, og kan tilføje en billedtekst.',
      ],
      recording: [
        'Next you give it a title and may add what is said or sung.',
        'Bagefter giver du den en titel og kan tilføje det, der bliver sagt eller sunget.',
      ],
      film: [
        'Upload it, or choose it from the media library. Next you give it a title, a still and what is said or sung, for those who can’t hear it.',
        'Upload den, eller vælg den i mediebiblioteket. Bagefter giver du den en titel, et stillbillede og det, der bliver sagt eller sunget, til dem, der ikke kan høre det.',
      ],
      pdf: [
        'Next you give it a title. Visitors can open it or read it as text.',
        'Bagefter giver du den en titel. De besøgende kan åbne den eller læse den som tekst.',
      ],
    },
    library: ['From the media library', 'Fra mediebiblioteket'],
    drawing: ['Use a drawing of the website', 'Brug en af hjemmesidens tegninger'],
    picture: ['Photograph', 'Foto'],
    recording: ['Audio file', 'Lydfil'],
    film: 'Video',
    pdf: 'PDF',
    pdfHint: ['A PDF without a password, at most 100 MB.', 'En PDF uden adgangskode, højst 100 MB.'],
    add: {
      picture: ['Add a picture', 'Tilføj et billede'],
      recording: ['Add audio', 'Tilføj lyd'],
      pdf: ['Add a PDF', 'Tilføj en PDF'],
    },
    replace: {
      picture: ['Replace picture', 'Udskift billedet'],
      recording: ['Replace audio', 'Udskift lyden'],
      pdf: ['Replace PDF', 'Udskift PDF’en'],
    },
    addStill: ['Add a still', 'Tilføj et stillbillede'],
    replaceStill: ['Replace still', 'Udskift stillbilledet'],
    send: {
      picture: ['Upload picture', 'Upload billedet'],
      recording: ['Upload audio', 'Upload lyden'],
      film: ['Upload video', 'Upload videoen'],
      pdf: ['Upload PDF', 'Upload PDF’en'],
    },
    filmHint: [
      `${filmNames}; up to 500 MB. Once it is uploaded, choose it below.`,
      `${filmNames}; højst 500 MB. Vælg den herunder, når den er uploadet.`,
    ],
    changed: [
      'Someone else has changed this page since you opened it. Reload it and upload the file again.',
      'En anden har ændret siden, efter at du åbnede den. Genindlæs den, og upload filen igen.',
    ],
    gone: ['This section no longer exists.', 'Afsnittet findes ikke længere.'],
  },
});
