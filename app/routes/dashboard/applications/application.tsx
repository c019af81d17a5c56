import { readStatus } from '#app/routes/applications/read-status.ts';
import { StatusParts } from '#app/routes/applications/status-parts.tsx';
import codesStylesheet from '#app/routes/checkout/codes/checkout-codes.css?url';
import { noPageCodes, type PageCodesResult } from '#app/routes/checkout/codes/no-page-codes.ts';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { studentLinks, studentMeta } from '#app/routes/dashboard/student-meta.ts';
import { studentPage } from '#app/routes/dashboard/student-page.ts';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import type { Route } from './+types/application';
import { applicationsMessages } from './applications.messages.ts';
import { ownApplication } from './own-application.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/dashboard/applications/<application>`: the secret link's page, for the signed-in applicant. */
export async function loader(args: Route.LoaderArgs) {
  const { who, application, page } = await ownApplication(args);
  const status = await readStatus(args.context, application, page);
  return { ...(await studentPage(args.context, who, () => status.headline)), status };
}

export const links = () => [...studentLinks(), { rel: 'stylesheet', href: codesStylesheet }];
export const meta = studentMeta;

export default function Application({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<PageCodesResult>();
  const { status, language } = loaderData;
  return (
    <StudentFrame
      section="applications"
      {...loaderData}
      lead={status.lead}
      back={
        <TextLink href="/dashboard/applications" leads="back">
          {applicationsMessages[language].back}
        </TextLink>
      }
    >
      <div className="manage-page application-status">
        <StatusParts
          status={status}
          problem={refused?.problem ?? null}
          coded={refused?.coded ?? noPageCodes}
          token={null}
        />
      </div>
    </StudentFrame>
  );
}
