import { data, Form, redirect, useNavigation } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { PaymentUnavailable } from '#platform/payments/payments.ts';
import { taskTexts } from '#studio/admin-tasks/task-texts.ts';
import { isInstalmentCount } from '#studio/applications/application.ts';
import { acceptApplication, declineApplication } from '#studio/applications/decide-application.ts';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/application';
import { applicationAdminMessages } from './application.messages.ts';
import { readApplication, type ShownApplication } from './read-application.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/applications/<id>` */
export async function loader(args: Route.LoaderArgs) {
  await ownerOnly(args.request, args.context, `/admin/applications/${args.params.application}`);
  const did = new URL(args.request.url).searchParams.get('did');
  return { ...(await readApplication(args.context, args.params.application)), did };
}

export async function action(args: Route.ActionArgs) {
  const who = await ownerOnly(args.request, args.context, `/admin/applications/${args.params.application}`);
  const world = worldOf(args.context);
  const { language } = factsOf(args.context);
  const { refusals } = taskTexts[language];
  const form = await readForm(args.request);
  const applicationId = args.params.application;
  const parts = Number(textOf(form, 'instalments') || '1');
  try {
    const answer = textOf(form, 'answer');
    if (answer !== 'accept' && answer !== 'decline') throw redirect(`/admin/applications/${applicationId}`);
    const outcome =
      answer === 'accept'
        ? isInstalmentCount(parts)
          ? await acceptApplication(world, who, { applicationId, instalments: parts })
          : ({ ok: false, refusal: 'not-possible' } as const)
        : await declineApplication(world, who, { applicationId });
    if (outcome.ok) throw redirect(`/admin/applications/${applicationId}?did=${outcome.money}`);
    const problem = outcome.refusal === 'refused-by-provider' ? refusals.refused : refusals['not-possible'];
    return data({ problem }, { status: 409 });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    return data({ problem: refusals['no-answer'] }, { status: 503 });
  }
}

export const links = () => adminLinks();

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.title ?? null, loaderData?.studioName);
}

export default function AdminApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { language, studioName, did, application } = loaderData;
  const words = applicationAdminMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  const news = did === 'taken' || did === 'link' || did === 'back' ? words.did[did] : null;
  return (
    <AdminFrame
      section="applications"
      title={loaderData.title}
      back={
        <TextLink href="/admin/applications" leads="back">
          {words.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      {actionData ? <Refused title={words.problem} text={actionData.problem} /> : null}
      <Done text={actionData ? null : news} />
      <div className="desk-pair">
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
          <section className="office-section">
            <h2>{words.answers}</h2>
            <dl className="answers">
              {application.answers.map(([question, answer]) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="office-section">
            <h2>{words.files}</h2>
            {application.files.length > 0 ? (
              <ul className="uploads">
                {application.files.map((file) => (
                  <li className="upload" key={file.href}>
                    <a className="upload-name" href={file.href}>
                      {file.name}
                    </a>
                    <span className="upload-size">{file.size}</span>
                  </li>
                ))}
              </ul>
            ) : (
              <p>{words.noFiles}</p>
            )}
          </section>
        </div>
      </div>
      {application.canDecide ? (
        <Decision {...{ application, words, isBusy }} about={loaderData.title} />
      ) : null}
    </AdminFrame>
  );
}

function Decision({
  application,
  words,
  about,
  isBusy,
}: {
  application: ShownApplication;
  about: string;
  words: (typeof applicationAdminMessages)['en'];
  isBusy: boolean;
}) {
  return (
    <section className="office-section">
      <h2>{words.decide}</h2>
      <div className="remedies">
        <Form method="post">
          {application.reserved ? null : (
            <label className="parts">
              {words.instalments}{' '}
              <select name="instalments" className="input">
                {[1, 2, 3, 4].map((count) => (
                  <option key={count} value={count}>
                    {words.parts(count)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <Button type="submit" name="answer" value="accept" isCompact isBusy={isBusy}>
            {application.reserved ? words.acceptTakes(application.reserved) : words.accept}
          </Button>
        </Form>
        <details className="second-thought">
          <summary className="button ghost plain compact">{words.decline}</summary>
          <div className="notice wrong">
            <p>{words.declineSure(about)}</p>
            <Form method="post">
              <Button type="submit" name="answer" value="decline" isCompact isBusy={isBusy}>
                {words.declineYes}
              </Button>
            </Form>
          </div>
        </details>
      </div>
    </section>
  );
}
