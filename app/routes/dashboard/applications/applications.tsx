import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { formats } from '#studio/shared/format.ts';
import { ownApplications } from '#studio/teaching/applications/applications-of-mine.queries.ts';
import { OlderNewest } from '../older-newest.tsx';
import { placeOf, placeText } from '../place-of.ts';
import type { Route } from './+types/applications';
import { applicationsMessages } from './applications.messages.ts';

const perPage = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await signedIn(request, context, '/dashboard/applications');
  const after = placeOf(new URL(request.url).searchParams.get('after'));
  const found = await ownApplications(worldOf(context), who, { most: perPage + 1, after });
  const shown = found.slice(0, perPage);
  const last = found.length > perPage ? shown.at(-1) : undefined;
  return {
    older: last
      ? `/dashboard/applications?after=${encodeURIComponent(placeText({ ...last, createdAt: last.sentAt }))}`
      : null,
    isFirst: after === null,
    applications: shown.map(({ sentAt, ...application }) => ({
      ...application,
      day: formats[who.language].day(sentAt),
    })),
  };
}

const variants = { received: 'waiting', accepted: 'done', declined: 'quiet', withdrawn: 'quiet' } as const;

export default function Applications({ loaderData }: Route.ComponentProps) {
  const { applications, older, isFirst } = loaderData;
  const words = useWords(applicationsMessages);
  return (
    <StudentFrame section="applications" title={words.title} lead={words.lead}>
      <div className="student-sections stack">
        {applications.length > 0 ? (
          <ul className="student-list under-rule">
            {applications.map(({ id, title, state, day }) => (
              <li className="student-row stack" key={id}>
                <a className="student-row-name" href={`/dashboard/applications/${id}`}>
                  {title}
                </a>
                <p className="student-row-facts cluster">
                  <span>{words.sent(day)}</span>
                  <Badge variant={variants[state]}>{words.states[state]}</Badge>
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={words.empty.title}
            actions={<ButtonLink href="/courses">{words.empty.programmes}</ButtonLink>}
          >
            <p>{words.empty.text}</p>
          </EmptyState>
        )}
        <OlderNewest older={older} newest={isFirst ? null : '/dashboard/applications'} words={words} />
      </div>
    </StudentFrame>
  );
}
