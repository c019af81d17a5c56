import { data, Form, redirect, useNavigation } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { readForm, textOf } from '#app/web/forms/read-form.ts';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { acceptStory, declineStory } from '#studio/magazine/decide-story.ts';
import { paragraphsOf } from '#studio/magazine/story.ts';
import { sentStory } from '#studio/magazine/uploads.queries.ts';
import { formatDate } from '#studio/shared/format-time.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { AdminFrame, adminLinks, adminMeta } from '../frame.tsx';
import { ownerOnly } from '../owner-only.ts';
import { Done } from '../refused.tsx';
import type { Route } from './+types/story';
import { storyPageMessages } from './story.messages.ts';
import { storyAction } from './story-action.ts';
import { StoryActs, StoryRefused } from './story-actions.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin/stories/<id>` */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly(request, context, `/admin/stories/${params.story}`);
  const world = worldOf(context);
  const story = await sentStory(world, who, params.story);
  if (!story) throw data(null, { status: 404 });
  const { studioName, timeZone } = await studioIdentity(world);
  const { language } = factsOf(context);
  const { createdAt, ...rest } = story;
  const sentOn = formatDate(createdAt.toZonedDateTimeISO(timeZone).toPlainDate(), language);
  const did = new URL(request.url).searchParams.get('did');
  return { story: { ...rest, sentOn }, language, studioName, did: dids.find((one) => one === did) ?? null };
}

const dids = ['accepted', 'declined', 'unpublished', 'published', 'saved'] as const;

export async function action({ request, context, params }: Route.ActionArgs) {
  const path = `/admin/stories/${params.story}`;
  const who = await ownerOnly(request, context, path);
  const world = worldOf(context);
  const form = await readForm(request);
  const changed = await storyAction(world, who, params.story, form);
  if (changed) return changed;
  const answer = textOf(form, 'answer');
  if (answer !== 'accept' && answer !== 'decline') throw redirect(path);
  const isYes = answer === 'accept';
  const outcome = await (isYes ? acceptStory : declineStory)(world, who, { storyId: params.story });
  if (outcome.ok) throw redirect(`${path}?did=${isYes ? 'accepted' : 'declined'}`);
  if (!(await sentStory(world, who, params.story))) throw data(null, { status: 404 });
  return data({ problem: 'answered' as const, errors: {}, typed: null }, { status: 409 });
}

export const links = () => adminLinks();

export function meta({ loaderData }: Route.MetaArgs) {
  return adminMeta(loaderData?.story.title, loaderData?.studioName);
}

export default function StoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { story, language, studioName, did } = loaderData;
  const isBusy = useNavigation().formMethod === 'POST';
  const words = storyPageMessages[language];
  return (
    <AdminFrame
      section="stories"
      title={story.title}
      back={
        <TextLink href="/admin/stories" leads="back">
          {words.back}
        </TextLink>
      }
      {...{ language, studioName }}
    >
      {actionData ? (
        <StoryRefused problem={actionData.problem} errors={actionData.errors} words={words} />
      ) : (
        <Done text={did && words.did[did]} />
      )}
      <p className="hint">{words.title}</p>
      <Leaders
        isFull
        isFacts
        rows={[
          {
            key: 'from',
            label: words.from,
            value: (
              <>
                {story.name}, <FactLink href={`mailto:${story.email}`} text={story.email} />
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
      {story.state === 'waiting' && (
        <section className="office-section spaced">
          <h2>{words.decide}</h2>
          <p>{words.acceptNote}</p>
          <div className="remedies">
            <Form method="post">
              <Button type="submit" name="answer" value="accept" isCompact isBusy={isBusy}>
                {words.accept}
              </Button>
            </Form>
            <ConfirmDialog label={words.decline} question={words.sure(story.title, story.name)}>
              <Form method="post">
                <Button type="submit" name="answer" value="decline" isCompact isBusy={isBusy}>
                  {words.yes}
                </Button>
              </Form>
            </ConfirmDialog>
          </div>
        </section>
      )}
      <StoryActs
        story={story}
        words={words}
        isBusy={isBusy}
        typed={actionData?.typed ?? null}
        errors={actionData?.errors ?? {}}
      />
    </AdminFrame>
  );
}
