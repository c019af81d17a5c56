import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PdfText } from '#app/ui/pdf-text.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { AdminFrame } from './frame.tsx';
import type { readAdminPdf } from './pdf-text.data.ts';
import type { PageKey } from './sections.ts';

interface AdminPdfTextProps {
  page: PageKey;
  pdf: Awaited<ReturnType<typeof readAdminPdf>>;
}

export function AdminPdfText({ page, pdf }: AdminPdfTextProps) {
  const { name, href, parent, pages, language } = pdf;
  const { unreadableForOwner, noTextForOwner, ...words } = pdfTextMessages[language];
  return (
    <AdminFrame
      page={page}
      title={words.title(name)}
      lead={words.lead(pages.length)}
      back={{ href: parent.href, label: parent.title }}
      actions={<TextLink href={href}>{words.open}</TextLink>}
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
