import { data, Form, redirect } from 'react-router';
import { previewPicture } from '#app/routes/workbooks/preview-pictures.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { editedWorkbook, type WorkbookEdition } from '#studio/workbooks/workbooks.queries.ts';
import { ConfirmButton, News } from '../act-forms.tsx';
import { type TeachingWords, teachingMessages } from '../courses/courses.messages.ts';
import courseStyles from '../courses.css?url';
import { flashOf } from '../flash.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { sizeText } from '../uploads/size-text.ts';
import type { Route } from './+types/workbook';
import { actOnWorkbook } from './workbook-action.ts';
import { workbookMessages } from './workbooks.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/workbooks/<id>` */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  await ownerOnly(request, context, `/admin/workbooks/${params.book}`);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const book = await editedWorkbook(world.db.query, params.book);
  if (!book) throw data(null, { status: 404 });
  const { studioName } = await studioIdentity(world);
  return { book, language, studioName, did: flashOf(request) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const path = `/admin/workbooks/${params.book}`;
  const who = await ownerOnly(request, context, path);
  const done = await actOnWorkbook(worldOf(context), who, params.book, request);
  if ('to' in done) throw redirect(done.to);
  return data(done, { status: done.status });
}

export const links = () => adminLinks(courseStyles);

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.book.editions[0]?.title ?? loaderData?.book.id ?? null;
  return adminMeta(title, loaderData?.studioName);
}

export default function AdminWorkbook({ loaderData, actionData }: Route.ComponentProps) {
  const { book, language, studioName, did } = loaderData;
  const words = teachingMessages[language];
  const said = workbookMessages[language];
  const title = (book.editions.find((each) => each.language === language) ?? book.editions[0])?.title;
  const refused = actionData && 'problem' in actionData ? actionData : null;
  return (
    <AdminFrame
      section="workbooks"
      title={title ?? book.id}
      lead={said.downloads(book.downloads)}
      back={
        <TextLink href="/admin/workbooks" leads="back">
          {said.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      <News did={did} problem={refused?.problem} words={words} />
      <section className="office-section first" aria-labelledby="book-words">
        <h2 id="book-words">{said.words}</h2>
        <Form method="post" className="form narrow" key={book.version} preventScrollReset data-check-required>
          <input type="hidden" name="version" value={book.version} />
          <div className="both-languages">
            {book.editions.map((edition) => (
              <EditionWords
                key={edition.language}
                {...{ edition, words, language }}
                typed={refused?.typed ?? null}
              />
            ))}
          </div>
          {refused?.refusal === 'changed' && (
            <Alert title={words.words.saved}>
              {book.editions.map((edition) => (
                <p key={edition.language} lang={edition.language}>
                  <strong>{edition.title}</strong> {edition.description}
                </p>
              ))}
            </Alert>
          )}
          <Checkbox
            idPrefix="book"
            name="show"
            label={said.show}
            isChecked={refused?.typed ? refused.isPublished : book.isPublished}
          />
          <Button type="submit" isPlain name="intent" value="save">
            {words.words.save}
          </Button>
        </Form>
        <ConfirmButton
          intent="remove"
          id={book.id}
          as={{ version: book.version, seen: book.seen }}
          label={said.remove}
          question={said.removeSure(title ?? book.id, book.downloads)}
          yes={words.acts.yes}
        />
      </section>
      {(['en', 'da'] as const).map((each) => (
        <Edition
          key={each}
          id={book.id}
          edition={book.editions.find((edition) => edition.language === each) ?? null}
          {...{ words, language, editionLanguage: each }}
        />
      ))}
    </AdminFrame>
  );
}

function EditionWords({
  edition,
  typed,
  words,
  language,
}: {
  edition: WorkbookEdition;
  typed: Partial<Record<'en' | 'da', { title: string; description: string }>> | null;
  words: TeachingWords;
  language: 'en' | 'da';
}) {
  const said = workbookMessages[language];
  const suffix = edition.language === 'en' ? 'En' : 'Da';
  const of = said.languages[edition.language];
  const values = typed?.[edition.language] ?? edition;
  return (
    <div className="form">
      <TextField
        idPrefix="book"
        name={`title${suffix}`}
        label={`${words.words.title}, ${of}`}
        defaultValue={values.title}
        maxLength={160}
        isRequired
      />
      <TextArea
        idPrefix="book"
        name={`description${suffix}`}
        label={`${words.words.description}, ${of}`}
        defaultValue={values.description}
        maxLength={600}
        rows={4}
      />
    </div>
  );
}

function Edition({
  id,
  edition,
  editionLanguage,
  words,
  language,
}: {
  id: string;
  edition: WorkbookEdition | null;
  editionLanguage: 'en' | 'da';
  words: TeachingWords;
  language: 'en' | 'da';
}) {
  const said = workbookMessages[language];
  const of = said.languages[editionLanguage];
  return (
    <section className="office-section" aria-labelledby={`edition-${editionLanguage}`}>
      <h2 id={`edition-${editionLanguage}`}>{edition ? said.edition(of) : said.addLanguage(of)}</h2>
      {edition && (
        <>
          <p>{said.pages(edition.pages, sizeText(edition.bytes, language))}</p>
          {edition.isDrawing && <p className="hint">{said.drawing}</p>}
          {!edition.isDrawing && edition.previewPages.length === 0 && (
            <Alert look="wrong" title={said.notDrawn} headingLevel={3} />
          )}
          <p className="sheet-previews">
            {edition.previewPages.flatMap((stored) => {
              const picture = previewPicture(stored);
              return picture
                ? [
                    <img
                      key={stored}
                      src={picture.src}
                      alt={said.sheet(picture.page)}
                      width={96}
                      loading="lazy"
                    />,
                  ]
                : [];
            })}
          </p>
        </>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        className="form upload-form"
        action={`/admin/workbooks/${id}`}
        reloadDocument
        noValidate
        data-check-required
      >
        <input type="hidden" name="language" value={editionLanguage} />
        <input type="hidden" name="seen" value={edition?.pdfUrl ?? ''} />
        <Uploader
          idPrefix={editionLanguage}
          name="file"
          label={edition ? said.replace(of) : said.file}
          hint={said.fileHint}
          accept=".pdf,application/pdf"
          words={{ ...fileWords[language].one, ...words.upload }}
        />
        <Button type="submit" look="ghost" isPlain>
          {said.send}
        </Button>
      </Form>
    </section>
  );
}
