import { data, Form } from 'react-router';
import { RadioGroup } from '#app/ui/forms/choice.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { SelectField } from '#app/ui/forms/select.tsx';
import { Uploader } from '#app/ui/forms/uploader.tsx';
import { fileWords, noUploads } from '#app/web/forms/file-field.messages.ts';
import { readUpload } from '#app/web/forms/read-upload.ts';
import { refusalStatus } from '#app/web/forms/refusal-status.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import {
  type ImportCounts,
  importSubscribers,
  readSubscriberList,
} from '#studio/people/newsletter/import-subscribers.ts';
import { dayText } from '#studio/shared/time/studio-time.ts';
import { ownerOnly } from '../../owner-only.ts';
import { ownersAction } from '../../owners-form.ts';
import { RecordPage } from '../../record-page.tsx';
import { textsFrom } from '../../site/website/pages/block-form.data.ts';
import type { Route } from './+types/import-subscribers';
import { subscriberImportPath, subscribersPath } from './issue-paths.ts';
import { subscriberMessages } from './subscribers.messages.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await ownerOnly('newsletter', { request, context }, subscriberImportPath);
  return null;
}

const maxFileBytes = 2_000_000;

interface Result {
  refusal: 'nothing' | 'too-many' | 'too-large' | 'no-proof' | null;
  counts: ImportCounts | null;
  typed: Readonly<Record<string, string>>;
}

/** A file that was refused is in the form again as its addresses. */
export async function action(args: Route.ActionArgs) {
  const { who, world } = await ownersAction('newsletter', args, subscriberImportPath);
  return readUpload(
    args.request,
    { mostFiles: 1, maxFileBytes },
    async ({ form, files: [file], refusal }) => {
      const typed = textsFrom(form);
      const refuse = (reason: NonNullable<Result['refusal']>, addresses = typed.addresses ?? '') =>
        data<Result>(
          { refusal: reason, counts: null, typed: { ...typed, addresses } },
          { status: refusalStatus(reason) },
        );
      const list = refusal
        ? null
        : await readSubscriberList(world, who, file?.bytes ?? typed.addresses ?? '');
      if (!list) return refuse('too-large');
      const text = file ? [...list.addresses, ...list.invalid].join('\n') : typed.addresses;
      const proof = proofFrom(typed);
      if (typed.consent === 'proved' && !proof) return refuse('no-proof', text);
      const language = typed.language === 'en' ? 'en' : 'da';
      const input = { list, language, proof: typed.consent === 'proved' ? proof : null } as const;
      const outcome = await importSubscribers(world, who, input);
      if (!outcome.ok) return refuse(outcome.refusal, text);
      return data<Result>({ refusal: null, counts: outcome.counts, typed: {} });
    },
  );
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
  const language = useLanguage();
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
      <Form
        method="post"
        encType="multipart/form-data"
        className="admin-form"
        noValidate
        key={counts ? 'done' : `typed ${typed.addresses}`}
      >
        <Uploader
          name="file"
          idPrefix="import"
          accept=".csv,.txt,text/csv,text/plain"
          label={words.file}
          optionalNote={words.optional}
          words={{ ...fileWords[language].one, ...noUploads }}
        />
        <TextArea
          idPrefix="import"
          name="addresses"
          label={words.addresses}
          hint={words.addressesHint}
          defaultValue={typed.addresses ?? ''}
          rows={8}
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
