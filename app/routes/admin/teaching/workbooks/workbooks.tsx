import { data, Form, redirect } from 'react-router';
import { TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { fileWords } from '#app/web/forms/file-field.messages.ts';
import { IdempotencyKey } from '#app/web/forms/idempotency-key.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { newIdempotencyKey, withIdempotency } from '#app/web/forms/with-idempotency.ts';
import type { ListShape } from '#app/web/lists/list-address.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { maxPdfBytes } from '#studio/teaching/learning/files/lesson-file.ts';
import { fileRefusals } from '#studio/teaching/learning/files/upload.messages.ts';
import { listVersion } from '#studio/teaching/learning/list-version.ts';
import { createWorkbook } from '#studio/teaching/workbooks/edit-workbook.ts';
import {
  listWorkbooks,
  type WorkbookFilter,
  type WorkbookSort,
} from '#studio/teaching/workbooks/workbook-list.queries.ts';
import { AdminList } from '../../admin-list.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownersAction } from '../../owners-form.ts';
import { ownersList } from '../../owners-list.ts';
import { RowActions } from '../../row-actions.tsx';
import { type TeachingWords, teachingMessages } from '../courses/courses.messages.ts';
import { flashOf } from '../courses/flash.ts';
import { FlashMessage } from '../courses/flash-message.tsx';
import { ShownState } from '../courses/shown-state.tsx';
import type { Route } from './+types/workbooks';
import type { WorkbooksProblem } from './arrange-workbook.ts';
import { workbookMessages } from './workbooks.messages.ts';

const path = '/admin/workbooks';

const shape: ListShape<WorkbookSort, WorkbookFilter> = {
  path,
  sorts: { place: 'ascending', title: 'ascending', downloads: 'descending' },
  filters: { state: ['shown', 'hidden'] },
};

export async function loader(args: Route.LoaderArgs) {
  const { who, world, listQuery } = await ownersList('catalogue', args, shape);
  const { rows, ...page } = await listWorkbooks(world.db.query, who, listQuery);
  const seen = listVersion(rows.map(({ id }) => id));
  return {
    rows,
    page,
    listQuery,
    seen,
    flash: flashOf(args.request),
    idempotencyKey: newIdempotencyKey(),
  };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language } = await ownersAction('catalogue', args, path);
  const rules = { mostFiles: 1, maxFileBytes: maxPdfBytes };
  return readUpload(args.request, rules, async ({ form, files: [file], refusal }) => {
    const title = textOf(form, 'title');
    const edition = textOf(form, 'language') === 'da' ? ('da' as const) : ('en' as const);
    const refuse = (problem: string, status: number) =>
      data<WorkbooksProblem>({ problem, title, edition }, { status });
    const words = fileRefusals[language];
    if (refusal) return refuse(refusal.reason === 'busy' ? words.busy : words['pdf-too-large'], 413);
    if (!file) return refuse(words['no-file'], 400);
    const typed = { title, language: edition, bytes: file.bytes };
    const outcome = await createWorkbook(world, {
      who,
      input: typed,
      once: withIdempotency(form, file.bytes),
    });
    if (!outcome.ok) return refuse(outcome.message, outcome.refusal === 'taken' ? 409 : 400);
    throw redirect(`${path}/${outcome.id}?flash=created`, 303);
  });
}

export default function Workbooks({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const refused = useActionResult<WorkbooksProblem>();
  const { rows, page, listQuery, seen, flash, idempotencyKey } = loaderData;
  const words = useWords(teachingMessages);
  const texts = workbookMessages[language];
  // Reordering needs the unfiltered list.
  const isInOrder =
    listQuery.sort === 'place' &&
    listQuery.order === 'ascending' &&
    listQuery.search === '' &&
    !listQuery.filters.state;
  return (
    <AdminFrame page="workbooks" title={texts.title} lead={texts.lead}>
      <FlashMessage flash={flash} problem={refused?.problem} words={words} />
      <AdminList
        shape={shape}
        listQuery={listQuery}
        page={page}
        words={{ ...texts, title: texts.caption, searchHint: texts.search }}
        columns={[
          { key: 'title', sort: 'title' },
          { key: 'pages', isNumber: true },
          { key: 'downloads', isNumber: true, sort: 'downloads' },
          { key: 'state' },
          { key: 'acts' },
        ]}
        filters={{ state: { label: texts.columns.state, names: words.states } }}
        rows={rows.map((row, place) => ({
          key: row.id,
          cells: {
            title: <TextLink href={`${path}/${row.id}`}>{row.title}</TextLink>,
            pages: row.pages,
            downloads: row.downloads,
            state: <ShownState {...row} words={words} />,
            acts: (
              <RowActions
                row={{ ...row, name: row.title, isVisible: row.isPublished }}
                showing={row.isPublished ? words.acts.hide : words.acts.publish}
                words={words.acts}
                seen={seen}
                isInOrder={isInOrder}
                isFirst={place === 0 && page.before === null}
                isLast={place === rows.length - 1 && page.after === null}
              />
            ),
          },
        }))}
      />
      <NewWorkbook words={words} idempotencyKey={idempotencyKey} refused={refused} />
    </AdminFrame>
  );
}

interface NewWorkbookProps {
  words: TeachingWords;
  idempotencyKey: string;
  refused: WorkbooksProblem | undefined;
}

function NewWorkbook({ words, idempotencyKey, refused }: NewWorkbookProps) {
  const language = useLanguage();
  const texts = workbookMessages[language];
  return (
    <section className="admin-section" id="add">
      <h2>{texts.add}</h2>
      <Form
        method="post"
        encType="multipart/form-data"
        className="form upload-form"
        key={idempotencyKey}
        noValidate
        data-check-required
      >
        <IdempotencyKey value={idempotencyKey} />
        <TextField
          idPrefix="new"
          name="title"
          label={words.words.title}
          defaultValue={refused?.title}
          maxLength={160}
          isRequired
        />
        <SelectField
          idPrefix="new"
          name="language"
          label={texts.language}
          chosen={refused?.edition ?? language}
          options={(['en', 'da'] as const).map((value) => ({ value, label: texts.languages[value] }))}
        />
        <Uploader
          idPrefix="new"
          name="file"
          label={texts.file}
          hint={texts.fileHint}
          accept=".pdf,application/pdf"
          isRequired
          words={{ ...fileWords[language].one, ...words.upload }}
        />
        <SubmitButton isPlain label={texts.addButton} />
      </Form>
    </section>
  );
}
