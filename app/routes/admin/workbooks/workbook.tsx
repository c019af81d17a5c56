import { data, Form } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Checkbox } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { isChecked, textOf } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { changeWorkbook } from '#studio/workbooks/edit-workbook.ts';
import { editedWorkbook, type WorkbookEdition } from '#studio/workbooks/workbooks.queries.ts';
import { ConfirmButton, News } from '../courses/action-buttons.tsx';
import courseStyles from '../courses/courses.css?url';
import { type TeachingWords, teachingMessages } from '../courses/courses.messages.ts';
import { flashOf } from '../courses/flash.ts';
import { versionFrom } from '../courses/read-texts.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { ownersForm } from '../owners-form.ts';
import type { Route } from './+types/workbook';
import {
  showWorkbookOutcome,
  type TypedEditions,
  type WorkbookRefusal,
  workbookPage,
} from './workbook-action.ts';
import { Edition } from './workbook-edition.tsx';
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

export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm(args, workbookPage);
  const isPublished = isChecked(form, 'show');
  const typed = typedEditions(form);
  const input = { id: args.params.book, version: versionFrom(form), isPublished, words: typed };
  const outcome = await changeWorkbook(world, who, input);
  return showWorkbookOutcome(outcome.ok ? { to: `${path}?did=saved` } : { ...outcome, typed, isPublished });
}

/** Of the languages that the form has. */
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

export const links = () => adminLinks(courseStyles);

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.book.editions[0]?.title ?? loaderData?.book.id ?? null;
  return adminMeta(title, loaderData?.studioName);
}

export default function AdminWorkbook({ loaderData }: Route.ComponentProps) {
  const { book, language, studioName, did } = loaderData;
  const words = teachingMessages[language];
  const said = workbookMessages[language];
  const title = (book.editions.find((each) => each.language === language) ?? book.editions[0])?.title;
  const refused = useActionResult<WorkbookRefusal>() ?? null;
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
      <section className="admin-section first" aria-labelledby="book-words">
        <h2 id="book-words">{said.words}</h2>
        <Texts {...{ book, refused, words, language }} />
        <ConfirmButton
          to="deletion"
          as={{ version: book.version, seen: book.seen }}
          label={said.remove}
          question={said.removeSure(title ?? book.id, book.downloads)}
          yes={words.acts.yes}
        />
      </section>
      {(['en', 'da'] as const).map((each) => (
        <Edition
          key={each}
          edition={book.editions.find((edition) => edition.language === each) ?? null}
          {...{ words, language, editionLanguage: each }}
        />
      ))}
    </AdminFrame>
  );
}

interface TextsProps {
  book: Route.ComponentProps['loaderData']['book'];
  refused: WorkbookRefusal | null;
  words: TeachingWords;
  language: 'en' | 'da';
}

function Texts({ book, refused, words, language }: TextsProps) {
  return (
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
        label={workbookMessages[language].show}
        isChecked={refused?.typed ? refused.isPublished : book.isPublished}
      />
      <Button type="submit" isPlain>
        {words.words.save}
      </Button>
    </Form>
  );
}

function EditionWords({
  edition,
  typed,
  words,
  language,
}: {
  edition: WorkbookEdition;
  typed: TypedEditions | null;
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
