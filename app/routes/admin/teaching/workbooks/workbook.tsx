import { data } from 'react-router';
import { previewPicture } from '#app/routes/teaching/workbooks/preview-pictures.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { sizeText } from '#app/web/files/size-text.ts';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { changeWorkbook } from '#studio/teaching/workbooks/edit-workbook.ts';
import { editedWorkbook, type WorkbookEdition } from '#studio/teaching/workbooks/workbooks.queries.ts';
import { ConfirmButton } from '../../action-buttons.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { versionFrom } from '../../read-action.ts';
import { type TeachingWords, teachingMessages } from '../courses/courses.messages.ts';
import { flashOf } from '../courses/flash.ts';
import { FlashMessage } from '../courses/flash-message.tsx';
import type { Route } from './+types/workbook';
import {
  showWorkbookOutcome,
  type TypedEditions,
  type WorkbookRefusal,
  workbookPage,
} from './workbook-outcome.ts';
import { WorkbookTexts } from './workbook-texts.tsx';
import { workbookMessages } from './workbooks.messages.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  await ownerOnly('catalogue', { request, context }, `/admin/workbooks/${params.book}`);
  const world = worldOf(context);
  const book = await editedWorkbook(world.db.query, params.book);
  if (!book) throw data(null, { status: 404 });
  return { book, flash: flashOf(request) };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm('catalogue', args, workbookPage);
  const isPublished = isChecked(form, 'show');
  const typed = typedEditions(form);
  const input = { id: args.params.book, version: versionFrom(form), isPublished, words: typed };
  const outcome = await changeWorkbook(world, who, input);
  return showWorkbookOutcome(outcome.ok ? { to: `${path}?flash=saved` } : { ...outcome, typed, isPublished });
}

function typedEditions(form: FormData): TypedEditions {
  const suffixes = [['en', 'En'] as const, ['da', 'Da'] as const];
  return Object.fromEntries(
    suffixes
      .filter(([, suffix]) => form.has(`title${suffix}`))
      .map(([language, suffix]) => [
        language,
        { title: textOf(form, `title${suffix}`), description: textOf(form, `description${suffix}`) },
      ]),
  );
}

export default function AdminWorkbook({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { book, flash } = loaderData;
  const words = useWords(teachingMessages);
  const texts = workbookMessages[language];
  const title = (book.editions.find((each) => each.language === language) ?? book.editions[0])?.title;
  const refused = useActionResult<WorkbookRefusal>() ?? null;
  return (
    <AdminFrame
      page="workbooks"
      title={title ?? book.id}
      lead={texts.downloads(book.downloads)}
      back={{ href: '/admin/workbooks', label: texts.back }}
    >
      <FlashMessage flash={flash} problem={refused?.problem} words={words} />
      <section className="admin-section first" aria-labelledby="book-words">
        <h2 id="book-words">{texts.words}</h2>
        <WorkbookTexts book={book} refused={refused} words={words} />
        <ConfirmButton
          to="deletion"
          as={{ version: book.version, seen: book.seen }}
          label={texts.remove}
          question={texts.removeSure(title ?? book.id, book.downloads)}
          yes={words.acts.yes}
        />
      </section>
      {(['en', 'da'] as const).map((each) => (
        <Edition
          key={each}
          edition={book.editions.find((edition) => edition.language === each) ?? null}
          words={words}
          editionLanguage={each}
        />
      ))}
    </AdminFrame>
  );
}

interface EditionProps {
  /** Null: none in this language. */
  edition: WorkbookEdition | null;
  editionLanguage: 'en' | 'da';
  words: TeachingWords;
}

function Edition({ edition, editionLanguage, words }: EditionProps) {
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
        key={edition?.pdfUrl}
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
