import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import codesStylesheet from '#app/routes/money/checkout/codes/checkout-codes.css?url';
import { noPageCodes, type PageCodesResult } from '#app/routes/money/checkout/codes/no-page-codes.ts';
import { readStatus } from '#app/routes/teaching/applications/read-status.ts';
import { StatusParts } from '#app/routes/teaching/applications/status-parts.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { useWords } from '#app/web/words.ts';
import type { Route } from './+types/application';
import { applicationsMessages } from './applications.messages.ts';
import { ownApplication } from './own-application.ts';

/** `/dashboard/applications/<application>`: the secret link's page, for the signed-in applicant. */
export async function loader(args: Route.LoaderArgs) {
  const { application, page } = await ownApplication(args);
  return { status: await readStatus(args.context, application, page) };
}

export const links = () => [{ rel: 'stylesheet', href: codesStylesheet }];

export default function Application({ loaderData }: Route.ComponentProps) {
  const refused = useActionResult<PageCodesResult>();
  const { status } = loaderData;
  const words = useWords(applicationsMessages);
  return (
    <StudentFrame
      section="applications"
      title={status.headline}
      lead={status.lead}
      back={
        <TextLink href="/dashboard/applications" leads="back">
          {words.back}
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
