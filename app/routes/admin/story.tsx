import { data } from 'react-router';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { paragraphsOf } from '#studio/magazine/story.ts';
import { sentStory } from '#studio/magazine/uploads.queries.ts';
import { tellDate } from '#studio/shared/tell-time.ts';
import type { Route } from './+types/story';
import { AdminFrame, adminLinks, adminMeta } from './frame.tsx';
import { ownerOnly } from './owner-only.ts';
import { storyPageMessages } from './story.messages.ts';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/stories/<id>`: a story as it was sent, for the owner to read before answering on the list. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly(request, context, `/admin/stories/${params.story}`);
  const world = worldOf(context);
  const story = await sentStory(world, who, params.story);
  if (!story) throw data(null, { status: 404 });
  const { studioName, timeZone } = await studioIdentity(world);
  const { language } = factsOf(context);
  const { createdAt, ...rest } = story;
  const sentOn = tellDate(createdAt.toZonedDateTimeISO(timeZone).toPlainDate(), language);
  return { story: { ...rest, sentOn }, language, studioName };
}

export const links = () => adminLinks();

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData && loaderData.story.title, loaderData?.studioName);
}

export default function StoryPage({ loaderData }: Route.ComponentProps) {
  const { story, language, studioName } = loaderData;
  const words = storyPageMessages[language];
  return (
    <AdminFrame
      section="stories"
      title={story.title}
      back={
        <TextLink href="/admin" leads="back">
          {words.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      <p className="hint">{words.title}</p>
      <Leaders
        isFull
        rows={[
          {
            key: 'from',
            label: words.from,
            value: (
              <>
                {story.name}, <a href={`mailto:${story.email}`}>{story.email}</a>
              </>
            ),
          },
          { key: 'sent', label: words.sent, value: story.sentOn },
          { key: 'language', label: words.language, value: words.languages[story.language] },
          { key: 'state', label: words.state, value: words.states[story.state] },
        ]}
      />
      <div className="prose spaced" lang={story.language}>
        {paragraphsOf(story.story).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {story.pdf && (
        <p className="spaced">
          <TextLink href={`/admin/stories/${story.id}/pdf`}>{words.pdf}</TextLink>
          <span className="hint"> {words.unchecked}</span>
        </p>
      )}
    </AdminFrame>
  );
}
