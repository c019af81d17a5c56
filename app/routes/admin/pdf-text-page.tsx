import { data } from 'react-router';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PdfText } from '#app/ui/pdf-text.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import type { MediaSource } from '#platform/media/media.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { readPdfText } from '#studio/shared/media/read-pdf-text.ts';
import { AdminFrame } from './frame.tsx';
import type { PageKey } from './sections.ts';

export interface AdminPdf {
  name: string;
  /** Its download. */
  href: string;
  source: MediaSource | null;
  /** The page that lists it. */
  parent: { title: string; href: string };
}

/** A PDF sent to the owner or by her, in words. */
export async function readAdminPdf(context: Parameters<typeof worldOf>[0], pdf: AdminPdf | null) {
  if (!pdf?.source) throw data(null, { status: 404 });
  const { source, ...facts } = pdf;
  const world = worldOf(context);
  return {
    ...facts,
    pages: await readPdfText(world.media, source),
    language: factsOf(context).language,
    studioName: (await studioIdentity(world)).studioName,
  };
}

interface AdminPdfTextProps {
  page: PageKey;
  pdf: Awaited<ReturnType<typeof readAdminPdf>>;
}

export function AdminPdfText({ page, pdf }: AdminPdfTextProps) {
  const { name, href, parent, pages, language, studioName } = pdf;
  const { unreadableForOwner, noTextForOwner, ...words } = pdfTextMessages[language];
  return (
    <AdminFrame
      page={page}
      title={words.title(name)}
      lead={words.lead(pages.length)}
      back={
        <TextLink href={parent.href} leads="back">
          {parent.title}
        </TextLink>
      }
      actions={<TextLink href={href}>{words.open}</TextLink>}
      {...{ language, studioName }}
    >
      <PdfText
        pages={pages}
        words={{ page: words.page, noText: noTextForOwner, unreadable: unreadableForOwner }}
      />
    </AdminFrame>
  );
}

export function pdfTextTitle(pdf: AdminPdfTextProps['pdf'] | undefined): string | null {
  return pdf ? pdfTextMessages[pdf.language].title(pdf.name) : null;
}
