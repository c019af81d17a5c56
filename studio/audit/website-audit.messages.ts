import type { AuditAction } from '#studio/shared/audit-action.ts';

type WebsiteAction = Extract<
  AuditAction,
  `${'page' | 'article' | 'film' | 'media' | 'photograph' | 'recording' | 'instructor'}.${string}`
>;

const en: Record<WebsiteAction, string> = {
  'article.deleted': 'Deleted an article',
  'article.recovered': 'Recovered a deleted article',
  'film.placed': 'Added a film to an article',
  'film.removed': 'Removed a film from an article',
  'instructor.changed': 'Changed an instructor',
  'instructor.created': 'Added an instructor',
  'instructor.hidden': 'Hid an instructor',
  'instructor.moved': 'Moved an instructor',
  'instructor.published': 'Showed an instructor',
  'instructor.removed': 'Removed an instructor',
  'instructor.restored': 'Restored an instructor',
  'page.changed': 'Changed the draft of a page',
  'page.created': 'Created a page',
  'page.moved': 'Changed the address of a page',
  'page.unpublished': 'Unpublished a page',
  'page.discarded': 'Discarded the draft of a page',
  'page.preview-shared': 'Created a preview link for a page',
  'page.previews-revoked': 'Revoked the preview links of a page',
  'page.published': 'Published a page',
  'page.restored': 'Restored a version of a page as a draft',
  'page.scheduled': 'Changed when a page is published',
  'media.added': 'Added a file to the media library',
  'media.changed': 'Changed a file of the media library',
  'media.deleted': 'Deleted a file from the media library',
  'media.replaced': 'Replaced a file of the media library',
  'photograph.placed': 'Put a photograph on the pages',
  'photograph.removed': 'Took a photograph off the pages',
  'recording.placed': 'Added a recording to the pages',
  'recording.removed': 'Removed a recording from the pages',
};

const da: Record<WebsiteAction, string> = {
  'article.deleted': 'Slettede en artikel',
  'article.recovered': 'Gendannede en slettet artikel',
  'film.placed': 'Tilføjede en film til en artikel',
  'film.removed': 'Fjernede en film fra en artikel',
  'instructor.changed': 'Ændrede en underviser',
  'instructor.created': 'Tilføjede en underviser',
  'instructor.hidden': 'Skjulte en underviser',
  'instructor.moved': 'Flyttede en underviser',
  'instructor.published': 'Viste en underviser',
  'instructor.removed': 'Fjernede en underviser',
  'instructor.restored': 'Gendannede en underviser',
  'page.changed': 'Ændrede kladden til en side',
  'page.created': 'Oprettede en side',
  'page.moved': 'Ændrede en sides adresse',
  'page.unpublished': 'Trak en side tilbage',
  'page.discarded': 'Kasserede kladden til en side',
  'page.preview-shared': 'Oprettede et link til forhåndsvisning af en side',
  'page.previews-revoked': 'Lukkede links til forhåndsvisning af en side',
  'page.published': 'Udgav en side',
  'page.restored': 'Gendannede en version af en side som kladde',
  'page.scheduled': 'Ændrede, hvornår en side udgives',
  'media.added': 'Føjede en fil til mediebiblioteket',
  'media.changed': 'Ændrede en fil i mediebiblioteket',
  'media.deleted': 'Slettede en fil fra mediebiblioteket',
  'media.replaced': 'Udskiftede en fil i mediebiblioteket',
  'photograph.placed': 'Satte et foto på siderne',
  'photograph.removed': 'Tog et foto af siderne',
  'recording.placed': 'Satte en optagelse på siderne',
  'recording.removed': 'Fjernede en optagelse fra siderne',
};

/** Changes of pages, articles, media files and instructors. */
export const websiteAuditMessages = { en, da };
