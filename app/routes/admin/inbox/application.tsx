import { useNavigation } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import type { Language } from '#studio/shared/language.ts';
import { AdminFrame, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done, Refused } from '../refused.tsx';
import type { Route } from './+types/application';
import { applicationAdminMessages } from './application.messages.ts';
import type { ApplicationProblem } from './application-decision.ts';
import { readApplication, type ShownApplication } from './read-application.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/applications/<id>` */
export async function loader(args: Route.LoaderArgs) {
  await ownerOnly(args.request, args.context, `/admin/applications/${args.params.application}`);
  const flash = new URL(args.request.url).searchParams.get('flash');
  return { ...(await readApplication(args.context, args.params.application)), flash };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.title ?? null, loaderData?.studioName);
}

export default function AdminApplication({ loaderData }: Route.ComponentProps) {
  const { language, studioName, flash, application } = loaderData;
  const words = applicationAdminMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  const refused = useActionResult<ApplicationProblem>();
  const notice = flash === 'taken' || flash === 'link' || flash === 'back' ? words.flash[flash] : null;
  return (
    <AdminFrame
      page="applications"
      title={loaderData.title}
      back={
        <TextLink href="/admin/applications" leads="back">
          {words.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      {refused ? <Refused title={words.problem} text={refused.problem} /> : null}
      <Done text={refused ? null : notice} />
      <div className="admin-columns">
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
          <Files {...{ application, words, language }} />
        </div>
      </div>
      {application.canDecide ? (
        <Decision {...{ application, words, isBusy }} about={loaderData.title} />
      ) : null}
    </AdminFrame>
  );
}

interface PartProps {
  application: ShownApplication;
  words: (typeof applicationAdminMessages)['en'];
}

function Files({ application, words, language }: PartProps & { language: Language }) {
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

function Decision({ application, words, about, isBusy }: PartProps & { about: string; isBusy: boolean }) {
  return (
    <section className="admin-section">
      <h2>{words.decide}</h2>
      <div className="remedies">
        <PostForm to="acceptance">
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
          <Button type="submit" isCompact isBusy={isBusy}>
            {application.reserved ? words.acceptTakes(application.reserved) : words.accept}
          </Button>
        </PostForm>
        <details className="confirm-step">
          <summary className="button ghost plain compact">{words.decline}</summary>
          <div className="notice wrong">
            <p>{words.declineSure(about, application.returned)}</p>
            <PostForm to="rejection">
              <Button type="submit" isCompact isBusy={isBusy}>
                {words.declineYes}
              </Button>
            </PostForm>
          </div>
        </details>
      </div>
    </section>
  );
}
