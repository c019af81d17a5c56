import { data, Form, redirect, useNavigation } from 'react-router';
import { Button } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import type { World } from '#platform/world.ts';
import { maxPdfBytes } from '#studio/learning/files/lesson-file.ts';
import { fileRefusals } from '#studio/learning/files/upload.messages.ts';
import { listVersion } from '#studio/learning/list-version.ts';
import type { Who } from '#studio/shared/who.ts';
import { moveWorkbook, showWorkbook } from '#studio/workbooks/arrange-workbooks.ts';
import { createWorkbook } from '#studio/workbooks/edit-workbook.ts';
import {
  type ListedWorkbook,
  listWorkbooks,
  type WorkbookFilter,
  type WorkbookSort,
} from '#studio/workbooks/workbook-list.queries.ts';
import { ActButton, News } from '../act-forms.tsx';
import { AdminList } from '../admin-list.tsx';
import { type TeachingWords, teachingMessages } from '../courses/courses.messages.ts';
import { versionFrom } from '../courses/read-texts.ts';
import courseStyles from '../courses.css?url';
import { flashOf } from '../flash.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { ownersList } from '../owners-list.ts';
import { ShownState } from '../shown-state.tsx';
import type { Route } from './+types/workbooks';
import { workbookMessages } from './workbooks.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

const path = '/admin/workbooks';

const shape: ListShape<WorkbookSort, WorkbookFilter> = {
  path,
  sorts: { place: 'ascending', title: 'ascending', downloads: 'descending' },
  filters: { state: ['shown', 'hidden'] },
};

/** `/admin/workbooks` */
export async function loader(args: Route.LoaderArgs) {
  const { who, world, language, studioName, ask } = await ownersList(args, shape);
  const { rows, ...page } = await listWorkbooks(world.db.query, who, ask);
  const seen = listVersion(rows.map(({ id }) => id));
  return {
    rows,
    page,
    ask,
    seen,
    language,
    studioName,
    did: flashOf(args.request),
    idempotencyKey: newIdempotencyKey(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await ownerOnly(request, context, path);
  const world = worldOf(context);
  const { language } = factsOf(context);
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) return arrange(world, who, await readForm(request));
  const rules = { mostFiles: 1, maxFileBytes: maxPdfBytes };
  return readUpload(request, rules, async ({ form, files: [file], refusal }) => {
    const title = textOf(form, 'title');
    const edition = textOf(form, 'language') === 'da' ? ('da' as const) : ('en' as const);
    const refuse = (problem: string, status: number) => data({ problem, title, edition }, { status });
    const words = fileRefusals[language];
    if (refusal) return refuse(refusal.reason === 'busy' ? words.busy : words['pdf-too-large'], 413);
    if (!file) return refuse(words['no-file'], 400);
    const typed = { title, language: edition, bytes: file.bytes };
    const outcome = await createWorkbook(world, who, typed, withIdempotency(form, file.bytes));
    if (!outcome.ok) return refuse(outcome.message, outcome.refusal === 'taken' ? 409 : 400);
    throw redirect(`${path}/${outcome.id}?did=created`);
  });
}

async function arrange(world: World, who: Who, form: FormData) {
  const id = textOf(form, 'id');
  const intent = textOf(form, 'intent');
  const outcome =
    intent === 'book-show' || intent === 'book-hide'
      ? await showWorkbook(world, who, {
          id,
          version: versionFrom(form),
          isPublished: intent === 'book-show',
        })
      : await moveWorkbook(world, who, {
          id,
          direction: intent === 'book-up' ? 'up' : 'down',
          seen: textOf(form, 'seen'),
        });
  if (outcome.ok) {
    const did = intent === 'book-show' ? 'published' : intent === 'book-hide' ? 'hidden' : 'moved';
    throw redirect(`${path}?did=${did}`);
  }
  // The button is disabled at the end of the list.
  if (outcome.refusal === 'at-the-end') throw redirect(path);
  const status = outcome.refusal === 'not-found' ? 404 : outcome.refusal === 'changed-meanwhile' ? 409 : 400;
  return data({ problem: outcome.message, title: '', edition: who.language }, { status });
}

export const links = () => adminLinks(courseStyles);

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? workbookMessages[loaderData.language].title : null;
  return adminMeta(title, loaderData?.studioName);
}

export default function Workbooks({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, page, ask, seen, language, studioName, did, idempotencyKey } = loaderData;
  const words = teachingMessages[language];
  const said = workbookMessages[language];
  // Reordering needs the unfiltered list.
  const isInOrder =
    ask.sort === 'place' && ask.order === 'ascending' && ask.search === '' && !ask.filters.state;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <AdminFrame section="workbooks" title={said.title} lead={said.lead} {...{ language, studioName }}>
      <News did={did} problem={actionData?.problem} words={words} />
      <AdminList
        {...{ shape, ask, page, language }}
        words={{ ...said, title: said.caption, searchHint: said.search }}
        columns={[
          { key: 'title', sort: 'title' },
          { key: 'pages', isNumber: true },
          { key: 'downloads', isNumber: true, sort: 'downloads' },
          { key: 'state' },
          { key: 'acts' },
        ]}
        filters={{ state: { label: said.columns.state, names: words.states } }}
        rows={rows.map((row, place) => ({
          key: row.id,
          cells: {
            title: <TextLink href={`${path}/${row.id}`}>{row.title}</TextLink>,
            pages: row.pages,
            downloads: row.downloads,
            state: <ShownState {...row} words={words} />,
            acts: (
              <Acts
                {...{ row, seen, words, isInOrder }}
                isFirst={place === 0 && page.before === null}
                isLast={place === rows.length - 1 && page.after === null}
              />
            ),
          },
        }))}
      />
      <section className="office-section" id="add">
        <h2>{said.add}</h2>
        <Form
          method="post"
          encType="multipart/form-data"
          className="form upload-form"
          reloadDocument
          noValidate
          data-check-required
        >
          <IdempotencyKey value={idempotencyKey} />
          <TextField
            idPrefix="new"
            name="title"
            label={words.words.title}
            defaultValue={actionData?.title}
            maxLength={160}
            isRequired
          />
          <SelectField
            idPrefix="new"
            name="language"
            label={said.language}
            chosen={actionData?.edition ?? language}
            options={(['en', 'da'] as const).map((value) => ({ value, label: said.languages[value] }))}
          />
          <Uploader
            idPrefix="new"
            name="file"
            label={said.file}
            hint={said.fileHint}
            accept=".pdf,application/pdf"
            isRequired
            words={{ ...fileWords[language].one, ...words.upload }}
          />
          <Button type="submit" isPlain isBusy={isBusy}>
            {said.addButton}
          </Button>
        </Form>
      </section>
    </AdminFrame>
  );
}

function Acts({
  row,
  seen,
  words,
  isInOrder,
  isFirst,
  isLast,
}: {
  row: ListedWorkbook;
  /** Order of this page at render time, for conflict detection. */
  seen: string;
  words: TeachingWords;
  isInOrder: boolean;
  isFirst: boolean;
  isLast: boolean;
}) {
  const { id, title, version, isPublished } = row;
  const showing = isPublished ? words.acts.hide : words.acts.publish;
  return (
    <div className="acts">
      <ActButton
        intent={isPublished ? 'book-hide' : 'book-show'}
        id={id}
        as={{ version }}
        label={`${showing}: ${title}`}
        short={showing}
      />
      {isInOrder && (
        <>
          <ActButton
            intent="book-up"
            id={id}
            as={{ seen }}
            label={words.acts.up(title)}
            short={words.acts.upShort}
            isOff={isFirst}
          />
          <ActButton
            intent="book-down"
            id={id}
            as={{ seen }}
            label={words.acts.down(title)}
            short={words.acts.downShort}
            isOff={isLast}
          />
        </>
      )}
    </div>
  );
}
