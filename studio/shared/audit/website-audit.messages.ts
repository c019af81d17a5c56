import type { AuditAction } from '#studio/shared/audit-action.ts';
import type { Pairs } from '#studio/shared/texts/in-both.ts';

type WebsiteAction = Extract<
  AuditAction,
  `${'page' | 'article' | 'film' | 'media' | 'pdf' | 'photograph' | 'recording' | 'instructor' | 'take-pair'}.${string}`
>;

export const websiteAuditPairs = {
  'article.deleted': ['Deleted an article', 'Slettede en artikel'],
  'article.recovered': ['Recovered a deleted article', 'Gendannede en slettet artikel'],
  'film.placed': ['Added a video to a page', 'Tilføjede en video til en side'],
  'film.removed': ['Removed a video from a page', 'Fjernede en video fra en side'],
  'instructor.changed': ['Changed an instructor', 'Ændrede en underviser'],
  'instructor.created': ['Added an instructor', 'Tilføjede en underviser'],
  'instructor.hidden': ['Hid an instructor', 'Skjulte en underviser'],
  'instructor.moved': ['Moved an instructor', 'Flyttede en underviser'],
  'instructor.published': ['Showed an instructor', 'Viste en underviser'],
  'instructor.removed': ['Removed an instructor', 'Fjernede en underviser'],
  'instructor.restored': ['Restored an instructor', 'Gendannede en underviser'],
  'page.changed': ['Changed the draft of a page', 'Ændrede kladden til en side'],
  'page.created': ['Created a page', 'Oprettede en side'],
  'page.moved': ['Changed the address of a page', 'Ændrede en sides adresse'],
  'page.unpublished': ['Unpublished a page', 'Trak en side tilbage'],
  'page.discarded': ['Discarded the draft of a page', 'Slettede kladden til en side'],
  'page.preview-shared': [
    'Created a preview link for a page',
    'Oprettede et link til forhåndsvisning af en side',
  ],
  'page.previews-revoked': [
    'Revoked the preview links of a page',
    'Lukkede links til forhåndsvisning af en side',
  ],
  'page.published': ['Published a page', 'Udgav en side'],
  'page.restored': ['Restored a version of a page as a draft', 'Gendannede en version af en side som kladde'],
  'page.scheduled': ['Changed when a page is published', 'Ændrede, hvornår en side udgives'],
  'media.added': ['Added a file to the media library', 'Føjede en fil til mediebiblioteket'],
  'media.captions-added': ['Added captions to a video', 'Føjede undertekster til en video'],
  'media.captions-removed': ['Deleted captions of a video', 'Slettede undertekster til en video'],
  'media.changed': ['Changed a file of the media library', 'Ændrede en fil i mediebiblioteket'],
  'media.deleted': ['Deleted a file from the media library', 'Slettede en fil fra mediebiblioteket'],
  'media.replaced': ['Replaced a file of the media library', 'Udskiftede en fil i mediebiblioteket'],
  'pdf.placed': ['Added a PDF to a page', 'Tilføjede en PDF til en side'],
  'pdf.removed': ['Removed a PDF from a page', 'Fjernede en PDF fra en side'],
  'photograph.placed': ['Added a photograph to the pages', 'Føjede et foto til siderne'],
  'photograph.removed': ['Removed a photograph from the pages', 'Fjernede et foto fra siderne'],
  'recording.placed': ['Added a recording to the pages', 'Føjede en optagelse til siderne'],
  'recording.removed': ['Removed a recording from the pages', 'Fjernede en optagelse fra siderne'],
  'take-pair.changed': ['Changed a pair of takes', 'Ændrede et par optagelser'],
  'take-pair.created': ['Added a pair of takes', 'Tilføjede et par optagelser'],
  'take-pair.drawn': ['Drew the line of a take', 'Tegnede linjen til en optagelse'],
  'take-pair.hidden': ['Hid a pair of takes', 'Skjulte et par optagelser'],
  'take-pair.published': ['Showed a pair of takes', 'Viste et par optagelser'],
  'take-pair.removed': ['Deleted a pair of takes', 'Slettede et par optagelser'],
} satisfies Pairs<Record<WebsiteAction, string>>;
