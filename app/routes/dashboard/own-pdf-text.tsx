import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PdfText } from '#app/ui/pdf-text.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { useWords } from '#app/web/words.ts';
import { StudentFrame, type StudentFrameProps } from './frame.tsx';
import type { readOwnPdf } from './own-pdf.data.ts';

interface OwnPdfTextProps {
  section: StudentFrameProps['section'];
  pdf: Awaited<ReturnType<typeof readOwnPdf>>;
  parent: { title: string; href: string };
}

export function OwnPdfText({ section, pdf, parent }: OwnPdfTextProps) {
  const words = useWords(pdfTextMessages);
  return (
    <StudentFrame
      section={section}
      title={words.title(pdf.name)}
      lead={words.lead(pdf.pages.length)}
      back={
        <TextLink href={parent.href} leads="back">
          {parent.title}
        </TextLink>
      }
      actions={<TextLink href={pdf.href}>{words.open}</TextLink>}
    >
      <PdfText pages={pdf.pages} words={words} />
    </StudentFrame>
  );
}
