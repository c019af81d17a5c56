import { data, Form } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { textOf } from '#app/web/forms/read-form.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useWords } from '#app/web/words.ts';
import { type ImportCounts, importSubscribers } from '#studio/people/newsletter/import-subscribers.ts';
import { dayText } from '#studio/shared/time/studio-time.ts';
import { ownerOnly } from '../owner-only.ts';
import { ownersForm } from '../owners-form.ts';
import { RecordPage } from '../record-page.tsx';
import type { Route } from './+types/import-subscribers';
import { subscriberImportPath, subscribersPath } from './issue-paths.ts';
import { subscriberMessages } from './subscribers.messages.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('newsletter', { request, context }, subscriberImportPath);
  return null;
}

interface Result {
  refusal: 'nothing' | 'too-many' | 'no-proof' | null;
  counts: ImportCounts | null;
  typed: Readonly<Record<string, string>>;
}

export async function action(args: Route.ActionArgs) {
  const { who, world, form } = await ownersForm('newsletter', args, subscriberImportPath);
  const names = ['addresses', 'language', 'consent', 'who', 'when', 'where'];
  const typed = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
  const refuse = (refusal: Result['refusal']) =>
    data<Result>({ refusal, counts: null, typed }, { status: 400 });
  const proof = proofFrom(typed);
  if (typed.consent === 'proved' && !proof) return refuse('no-proof');
  const outcome = await importSubscribers(world, who, {
    addresses: (typed.addresses ?? '').split(/[\s,;]+/),
    language: typed.language === 'en' ? 'en' : 'da',
    proof: typed.consent === 'proved' ? proof : null,
  });
  if (!outcome.ok) return refuse(outcome.refusal);
  return data<Result>({ refusal: null, counts: outcome.counts, typed: {} });
}

/** Null: incomplete. */
function proofFrom({ who = '', when = '', where = '' }: Readonly<Record<string, string>>) {
  const day = dayText.safeParse(when);
  return who.trim() && where.trim() && day.success
    ? { who: who.trim().slice(0, 200), where: where.trim().slice(0, 500), when: day.data }
    : null;
}

export default function ImportSubscribers() {
  const words = useWords(subscriberMessages).import;
  const { languages } = useWords(subscriberMessages);
  const result = useActionResult<Result>();
  const { typed = {}, counts } = result ?? {};
  return (
    <RecordPage
      page="subscribers"
      title={words.title}
      lead={words.lead}
      back={{ href: subscribersPath, label: words.back }}
      problem={result?.refusal && words.refusals[result.refusal]}
      done={counts ? words.done(counts) : null}
      words={{ notSaved: words.problem }}
    >
      {counts && counts.invalid.length > 0 && (
        <p className="hint">{words.invalid(counts.invalid.slice(0, 20).join(', '))}</p>
      )}
      <Form method="post" className="admin-form" noValidate key={counts ? 'done' : 'typed'}>
        <TextArea
          idPrefix="import"
          name="addresses"
          label={words.addresses}
          hint={words.addressesHint}
          defaultValue={typed.addresses ?? ''}
          rows={8}
          isRequired
        />
        <SelectField
          idPrefix="import"
          name="language"
          label={words.language}
          options={[
            { value: 'da', label: languages.da },
            { value: 'en', label: languages.en },
          ]}
          chosen={typed.language === 'en' ? 'en' : 'da'}
        />
        <RadioGroup
          idPrefix="import"
          name="consent"
          label={words.consent}
          options={[
            { value: 'unconfirmed', label: words.ask, note: words.askNote },
            { value: 'proved', label: words.proved, note: words.provedNote },
          ]}
          chosen={typed.consent === 'proved' ? 'proved' : 'unconfirmed'}
          isStacked
        />
        <TextField
          idPrefix="import"
          name="who"
          label={words.who}
          defaultValue={typed.who ?? ''}
          maxLength={200}
        />
        <TextField
          idPrefix="import"
          name="when"
          type="date"
          label={words.when}
          defaultValue={typed.when ?? ''}
        />
        <TextField
          idPrefix="import"
          name="where"
          label={words.where}
          hint={words.whereHint}
          defaultValue={typed.where ?? ''}
          maxLength={500}
        />
        <div className="actions">
          <SubmitButton isPlain label={words.button} />
        </div>
      </Form>
    </RecordPage>
  );
}
