import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { studentLinks, studentMeta } from '#app/routes/dashboard/student-meta.ts';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { studentPage } from '#app/routes/dashboard/student-page.ts';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { filesGoneWithinHours } from '#platform/files/removal-delay.ts';
import type { Route } from './+types/data';
import { dataMessages } from './data.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await signedIn(request, context, '/dashboard/data');
  const page = await studentPage(context, who, (language) => dataMessages[language].title);
  return { ...page, privacyHref: page.language === 'da' ? '/da/privacy-policy' : '/privacy-policy' };
}

export const links = studentLinks;
export const meta = studentMeta;

export default function Data({ loaderData }: Route.ComponentProps) {
  const words = dataMessages[loaderData.language];
  return (
    <StudentFrame section="data" {...loaderData} lead={words.lead}>
      <div className="student-sections">
        <section className="student-section">
          <h2 className="ruled">{words.export.heading}</h2>
          <p>{words.export.text}</p>
          <p className="actions">
            <ButtonLink href="/dashboard/data/export.zip" isPlain>
              {words.export.button}
            </ButtonLink>
            <TextLink href={loaderData.privacyHref}>{words.export.privacy}</TextLink>
          </p>
        </section>
        <section className="student-section">
          <h2 className="ruled">{words.erase.heading}</h2>
          <p>{words.erase.text(filesGoneWithinHours)}</p>
          <p className="actions">
            <ButtonLink href="/dashboard/data/erase" variant="ghost">
              {words.erase.open}
            </ButtonLink>
          </p>
        </section>
      </div>
    </StudentFrame>
  );
}
