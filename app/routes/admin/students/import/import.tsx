import { data, Form } from 'react-router';
import { Badge, type BadgeVariant } from '#app/ui/feedback/badge.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { Table } from '#app/ui/table.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import type { LineOutcome } from '#studio/teaching/students/import/import-line.ts';
import { planImport } from '#studio/teaching/students/import/import-students.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersAction } from '../../owners-form.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/import';
import { importMessages } from './import.messages.ts';
import { type ShownPlan, shownPlan, textOfFile } from './read-list.ts';

const path = '/admin/students/import';
const maxFileBytes = 1_000_000;

export interface ImportResult {
  problem?: string;
  done?: string;
  plan?: ShownPlan;
  text: string;
}

/** `/admin/students/import`: a list, and what importing it would do. */
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
      const { problems } = importMessages[language];
      const text = file ? textOfFile(file.bytes) : textOf(form, 'text');
      if (refusal) return data<ImportResult>({ problem: problems['too-large'], text }, { status: 413 });
      const plan = await planImport(world, who, text);
      if (plan.ok) return data<ImportResult>({ plan: shownPlan(plan), text });
      return data<ImportResult>({ problem: problems[plan.refusal], text }, { status: 400 });
    },
  );
}

export default function ImportStudents() {
  const result = useActionResult<ImportResult>();
  const words = useWords(importMessages);
  return (
    <AdminFrame page="students" title={words.title} back={{ href: '/admin/students', label: words.back }}>
      {result?.problem && <Refused title={words.problem} text={result.problem} />}
      <Done text={result?.done ?? null} />
      {result?.plan ? (
        <Preview plan={result.plan} text={result.text} words={words} />
      ) : (
        <ListForm text={result?.text ?? ''} isRest={Boolean(result?.done)} words={words} />
      )}
    </AdminFrame>
  );
}

interface PartProps {
  text: string;
  words: (typeof importMessages)['en'];
}

function ListForm({ text, isRest, words }: PartProps & { isRest: boolean }) {
  const hasRest = isRest && text !== '';
  return (
    <Form method="post" encType="multipart/form-data" className="admin-form" key={text}>
      <p className="hint">{words.intro}</p>
      {!hasRest && (
        <label className="parts">
          {words.file} <input type="file" name="file" accept=".csv,text/csv" className="input" />
        </label>
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

function Preview({ plan, text, words }: PartProps & { plan: ShownPlan }) {
  const people = plan.counts.new + plan.counts.known;
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
        {plan.unknown && <p className="hint">{words.unknown(plan.unknown)}</p>}
      </section>
      <Table
        caption={words.result}
        isCaptionUnseen
        empty={null}
        columns={(['line', 'name', 'email', 'outcome'] as const).map((key) => ({
          key,
          name: words.columns[key],
          ...(key === 'line' ? { isNumber: true } : {}),
        }))}
        rows={plan.lines.map(({ number, name, email, outcome, problems }) => ({
          key: String(number),
          cells: {
            line: number,
            name,
            email,
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
      <PostForm to="confirmation" encType="multipart/form-data" className="remedies spaced">
        <input type="hidden" name="text" value={text} />
        {people > 0 && <SubmitButton isPlain label={words.confirm(people)} />}
      </PostForm>
      <ListForm text={text} words={words} isRest={false} />
    </>
  );
}
