import { data, Form } from 'react-router';
import { Badge, type BadgeVariant } from '#app/ui/feedback/badge.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { Table } from '#app/ui/table.tsx';
import { fileWords, noUploads } from '#app/web/forms/file-field.messages.ts';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { PostForm, useActionResult, useResourceHref } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import type { ColumnChoice } from '#studio/teaching/students/import/import-columns.ts';
import type { LineOutcome } from '#studio/teaching/students/import/import-line.ts';
import { planImport } from '#studio/teaching/students/import/import-students.ts';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { ownersAction } from '../../../owners-form.ts';
import { Done, Refused } from '../../../refused.tsx';
import type { Route } from './+types/import';
import { answerPlan } from './answer-plan.ts';
import { columnField } from './column-field.ts';
import { importMessages } from './import.messages.ts';
import type { ImportResult } from './import-result.ts';
import { ListColumns } from './list-columns.tsx';
import { chosenColumns, type ShownColumn, type ShownPlan } from './read-list.ts';

const path = '/admin/students/import';
const maxFileBytes = 1_000_000;

/** `/admin/students/import`: a list, what its columns are, and what importing it would do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('students', { request, context }, path);
  return { language: factsOf(context).language };
}

export async function action(args: Route.ActionArgs) {
  const { who, world, language } = await ownersAction('students', args, path);
  return readUpload(
    args.request,
    { mostFiles: 1, maxFileBytes },
    async ({ form, files: [file], refusal }) => {
      const text = textOf(form, 'text');
      if (refusal) {
        const problem = importMessages[language].problems['too-large'];
        return data<ImportResult>({ problem, text }, { status: 413 });
      }
      const list = file ? { list: file.bytes } : { list: text, chosen: chosenColumns(form) };
      return answerPlan(await planImport(world, who, list), language);
    },
  );
}

export default function ImportStudents() {
  const result = useActionResult<ImportResult>();
  const words = useWords(importMessages);
  const { problem, done, columns, plan = null, text = '', chosen = [] } = result ?? {};
  return (
    <AdminFrame page="students" title={words.title} back={{ href: '/admin/students', label: words.back }}>
      {problem && <Refused title={words.problem} text={problem} />}
      <Done text={done ?? null} />
      {columns ? (
        <Preview columns={columns} plan={plan} text={text} words={words} />
      ) : (
        <ListForm text={text} isRest={Boolean(done)} words={words} chosen={chosen} />
      )}
    </AdminFrame>
  );
}

interface PartProps {
  text: string;
  words: (typeof importMessages)['en'];
}

function ListForm({
  text,
  isRest,
  words,
  chosen,
}: PartProps & { isRest: boolean; chosen: readonly ColumnChoice[] }) {
  const language = useLanguage();
  const hasRest = isRest && text !== '';
  return (
    <Form method="post" encType="multipart/form-data" className="admin-form" key={text}>
      <p className="hint">{words.intro}</p>
      {hasRest &&
        chosen.map((role, at) => (
          <input type="hidden" name={columnField(at)} value={role ?? ''} key={columnField(at)} />
        ))}
      {!hasRest && (
        <Uploader
          name="file"
          idPrefix="import"
          accept=".csv,text/csv"
          label={words.file}
          optionalNote={words.optional}
          words={{ ...fileWords[language].one, ...noUploads }}
        />
      )}
      <TextArea
        name="text"
        idPrefix="import"
        label={hasRest ? words.rest : words.text}
        hint={hasRest ? words.restHint : undefined}
        rows={8}
        defaultValue={text}
      />
      <div className="actions">
        <SubmitButton label={words.preview} />
      </div>
    </Form>
  );
}

const variants: Record<LineOutcome, BadgeVariant> = {
  new: 'done',
  known: 'plain',
  repeated: 'plain',
  faulty: 'wrong',
};
const order = ['new', 'known', 'repeated', 'faulty'] as const;

function Preview({
  columns,
  plan,
  text,
  words,
}: PartProps & { columns: readonly ShownColumn[]; plan: ShownPlan | null }) {
  const page = useResourceHref('.');
  const people = plan ? plan.counts.new + plan.counts.known : 0;
  const seen = columns.map(({ role }) => role).join();
  return (
    <>
      <PostForm to="confirmation" encType="multipart/form-data" key={`${seen}\n${text}`}>
        <input type="hidden" name="text" value={text} />
        <input type="hidden" name="seen" value={seen} />
        <ListColumns columns={columns} words={words} />
        <div className="actions">
          <SubmitButton
            variant={plan ? 'ghost' : 'ink'}
            isPlain={plan !== null}
            isCompact
            formAction={page}
            label={plan ? words.update : words.preview}
          />
        </div>
        {plan && <People plan={plan} words={words} />}
        {people > 0 && (
          <div className="remedies spaced">
            <SubmitButton label={words.confirm(people)} />
          </div>
        )}
      </PostForm>
      <section className="admin-section">
        <h2>{words.again}</h2>
        <ListForm text={text} words={words} isRest={false} chosen={[]} />
      </section>
    </>
  );
}

function People({ plan, words }: { plan: ShownPlan; words: PartProps['words'] }) {
  return (
    <>
      <section className="admin-section">
        <h2>{words.result}</h2>
        <ul>
          {order
            .filter((outcome) => plan.counts[outcome] > 0)
            .map((outcome) => (
              <li key={outcome}>{words.counts[outcome](plan.counts[outcome])}</li>
            ))}
        </ul>
      </section>
      <Table
        caption={words.result}
        isCaptionUnseen
        empty={null}
        columns={(['line', 'name', 'email', 'phone', 'more', 'outcome'] as const).map((key) => ({
          key,
          name: words.columns[key],
          ...(key === 'line' ? { isNumber: true } : {}),
        }))}
        rows={plan.lines.map(({ number, outcome, problems, ...cells }) => ({
          key: String(number),
          cells: {
            line: number,
            ...cells,
            outcome: (
              <>
                <Badge variant={variants[outcome]}>{words.outcomes[outcome]}</Badge>{' '}
                {problems.map((field) => words.faults[field]).join('; ')}
              </>
            ),
          },
        }))}
      />
      {plan.more > 0 && <p className="admin-none">{words.more(plan.more)}</p>}
    </>
  );
}
