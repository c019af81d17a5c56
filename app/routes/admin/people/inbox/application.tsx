import { FactLink } from '#app/ui/email-address.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { Done, Refused } from '../../refused.tsx';
import type { Route } from './+types/application';
import { answerMessages } from './answers/answer.messages.ts';
import { AnswerForm } from './answers/answer-form.tsx';
import type { AnswerRefused } from './answers/answer-refused.ts';
import { ScheduledAnswers } from './answers/scheduled-answers.tsx';
import { applicationAdminMessages } from './application.messages.ts';
import { readApplication, type ShownApplication } from './read-application.ts';
import { Suppressed } from './suppression/suppressed.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { application: id } = args.params;
  const who = await ownerOnly('inbox', args, `/admin/applications/${id}`);
  const page = await readApplication(args.context, who, id);
  const words = answerMessages[page.language];
  const flash = new URL(args.request.url).searchParams.get('flash');
  const sent = flash === 'sent' && page.draft.isSent ? words.sent[page.draft.answer] : null;
  return { ...page, notice: flash === 'undone' ? words.undone : sent };
}

export default function AdminApplication({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { notice, application, draft, pending, problem, suppressions } = loaderData;
  const words = useWords(applicationAdminMessages);
  const refused = useActionResult<AnswerRefused>();
  return (
    <AdminFrame
      page="applications"
      title={loaderData.title}
      back={{ href: '/admin/applications', label: words.back }}
    >
      {refused ? <Refused title={words.problem} text={refused.problem} /> : null}
      {!refused && problem && <Refused title={words.problem} text={problem} />}
      <Done text={refused ? null : notice} />
      <Suppressed back={`/admin/applications/${application.id}`} suppressions={suppressions} />
      <ScheduledAnswers answers={pending} />
      <div className="columns">
        <div>
          <Leaders
            isFull
            isFacts
            rows={application.rows.map((row) => ({
              ...row,
              value: row.href ? <FactLink href={row.href} text={row.value} /> : row.value,
            }))}
          />
        </div>
        <div>
          <section className="admin-section">
            <h2>{words.answers}</h2>
            <dl className="answers">
              {application.answers.map(({ key, question, answer }) => (
                <div key={key}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </section>
          <Files application={application} words={words} />
        </div>
      </div>
      {application.canDecide && pending.length === 0 && (
        <AnswerForm
          draft={draft}
          typed={refused?.typed ?? null}
          isReserved={application.reserved !== null}
          labels={words}
          words={answerMessages[language]}
        />
      )}
    </AdminFrame>
  );
}

interface PartProps {
  application: ShownApplication;
  words: (typeof applicationAdminMessages)['en'];
}

function Files({ application, words }: PartProps) {
  const language = useLanguage();
  return (
    <section className="admin-section">
      <h2>{words.files}</h2>
      {application.files.length > 0 ? (
        <ul className="uploads">
          {application.files.map((file) => (
            <li className="upload" key={file.href}>
              <a className="upload-name" href={file.href}>
                {file.name}
              </a>
              <span className="upload-size">{file.size}</span>
              <TextLink href={`${file.href}/text`}>
                {pdfTextMessages[language].link}
                <span className="unseen">{file.name}</span>
              </TextLink>
            </li>
          ))}
        </ul>
      ) : (
        <p>{words.noFiles}</p>
      )}
    </section>
  );
}
