import { Contents } from './navigation/contents.tsx';
import { PdfText, type PdfTextProps, pageIdOf } from './pdf-text.tsx';

interface GuidedPdfTextProps extends PdfTextProps {
  contents: string;
}

/** A long PDF in words, with links to its pages. */
export function GuidedPdfText({ contents, ...text }: GuidedPdfTextProps) {
  const { pages, words, language } = text;
  if (pages.length < fewestPages) return <PdfText {...text} />;
  const parts = pages.map(([first], at) => ({
    id: pageIdOf(at + 1),
    text: first?.kind === 'heading' ? first.text : words.page(at + 1),
  }));
  return (
    <div className="guided">
      <Contents label={contents} parts={parts} {...(language ? { language } : {})} />
      <PdfText {...text} />
    </div>
  );
}

const fewestPages = 4;
