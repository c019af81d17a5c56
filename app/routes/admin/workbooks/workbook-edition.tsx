import { previewPicture } from '#app/routes/workbooks/preview-pictures.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { sizeText } from '#app/web/files/size-text.ts';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { useLanguage } from '#app/web/words.ts';
import type { WorkbookEdition } from '#studio/teaching/workbooks/workbooks.queries.ts';
import type { TeachingWords } from '../courses/courses.messages.ts';
import { workbookMessages } from './workbooks.messages.ts';

interface EditionProps {
  /** Null: none in this language. */
  edition: WorkbookEdition | null;
  editionLanguage: 'en' | 'da';
  words: TeachingWords;
}

export function Edition({ edition, editionLanguage, words }: EditionProps) {
  const language = useLanguage();
  const texts = workbookMessages[language];
  const of = texts.languages[editionLanguage];
  return (
    <section className="admin-section" aria-labelledby={`edition-${editionLanguage}`}>
      <h2 id={`edition-${editionLanguage}`}>{edition ? texts.edition(of) : texts.addLanguage(of)}</h2>
      {edition && <Pdf edition={edition} />}
      <PostForm
        to={`editions/${editionLanguage}`}
        encType="multipart/form-data"
        className="form upload-form"
        reloadDocument
        noValidate
        data-check-required
      >
        <input type="hidden" name="seen" value={edition?.pdfUrl ?? ''} />
        <Uploader
          idPrefix={editionLanguage}
          name="file"
          label={edition ? texts.replace(of) : texts.file}
          hint={texts.fileHint}
          accept=".pdf,application/pdf"
          words={{ ...fileWords[language].one, ...words.upload }}
        />
        <Button type="submit" variant="ghost" isPlain>
          {texts.send}
        </Button>
      </PostForm>
    </section>
  );
}

function Pdf({ edition }: { edition: WorkbookEdition }) {
  const language = useLanguage();
  const texts = workbookMessages[language];
  return (
    <>
      <p>{texts.pages(edition.pages, sizeText(edition.bytes, language))}</p>
      {edition.isDrawing && <p className="hint">{texts.drawing}</p>}
      {!edition.isDrawing && edition.previewPages.length === 0 && (
        <Alert variant="wrong" title={texts.notDrawn} headingLevel={3} />
      )}
      {edition.pagesWithoutText && edition.pagesWithoutText.length > 0 && (
        <p className="notice">{texts.withoutText(numbersText(edition.pagesWithoutText))}</p>
      )}
      <p className="sheet-previews cluster">
        {edition.previewPages.flatMap((stored) => {
          const picture = previewPicture(stored);
          return picture
            ? [
                <img
                  key={stored}
                  src={picture.src}
                  alt={texts.sheet(picture.page)}
                  width={96}
                  loading="lazy"
                />,
              ]
            : [];
        })}
      </p>
    </>
  );
}

const mostNumbers = 8;

function numbersText(pages: readonly number[]): string {
  return pages.slice(0, mostNumbers).join(', ') + (pages.length > mostNumbers ? ' …' : '');
}
