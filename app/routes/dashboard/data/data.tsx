import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { useLanguage } from '#app/web/words.ts';
import { filesGoneWithinHours } from '#platform/files/removal-delay.ts';
import { pageAddress } from '#studio/shared/language.ts';
import type { Route } from './+types/data';
import { dataMessages } from './data.messages.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await signedIn(request, context, '/dashboard/data');
  return null;
}

export default function Data() {
  const language = useLanguage();
  const words = dataMessages[language];
  return (
    <StudentFrame section="data" title={words.title} lead={words.lead}>
      <div className="student-sections stack">
        <section className="student-section stack">
          <h2 className="ruled">{words.export.heading}</h2>
          <p>{words.export.text}</p>
          <p className="actions">
            <ButtonLink href="/dashboard/data/export.zip" isPlain>
              {words.export.button}
            </ButtonLink>
            <TextLink href={pageAddress('/privacy-policy', language)}>{words.export.privacy}</TextLink>
          </p>
        </section>
        <section className="student-section stack">
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
