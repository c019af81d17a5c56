import { data } from 'react-router';
import { FactLink } from '#app/ui/email-address.tsx';
import { Leaders } from '#app/ui/leaders.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { pdfTextMessages } from '#app/web/files/pdf-text.messages.ts';
import { formatOf } from '#app/web/format-of.ts';
import { textOf } from '#app/web/forms/read-form.ts';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { editStory } from '#studio/site/magazine/change-story.ts';
import { paragraphsOf } from '#studio/site/magazine/story.ts';
import { sentStory } from '#studio/site/magazine/uploads.queries.ts';
import { ConfirmDialog } from '../../confirm-dialog.tsx';
import { AdminFrame } from '../../frame.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { ownersForm } from '../../owners-form.ts';
import { Done } from '../../refused.tsx';
import type { Route } from './+types/story';
import { storyPageMessages } from './story.messages.ts';
import { StoryForms, StoryRefused } from './story-forms.tsx';
import { type StoryFault, showStoryOutcome, storyPage } from './story-outcome.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('inbox', { request, context }, `/admin/stories/${params.story}`);
  const world = worldOf(context);
  const story = await sentStory(world, who, params.story);
  if (!story) throw data(null, { status: 404 });
  const format = formatOf(context);
  const { createdAt, ...rest } = story;
  const sentOn = format.day(createdAt);
  const flash = new URL(request.url).searchParams.get('flash');
  return {
    story: { ...rest, sentOn },
    flash: flashes.find((one) => one === flash) ?? null,
  };
}

const flashes = ['accepted', 'declined', 'unpublished', 'published', 'saved'] as const;

export async function action(args: Route.ActionArgs) {
  const { who, world, path, form } = await ownersForm('inbox', args, storyPage);
  const version = Number(textOf(form, 'version'));
  const fields = { name: textOf(form, 'name'), title: textOf(form, 'title'), story: textOf(form, 'story') };
  const outcome = await editStory(world, who, { storyId: args.params.story, version, fields });
  return showStoryOutcome(outcome, `${path}?flash=saved`, fields);
}

export default function StoryPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const refused = useActionResult<StoryFault>();
  const { story, flash } = loaderData;
  const words = useWords(storyPageMessages);
  return (
    <AdminFrame page="stories" title={story.title} back={{ href: '/admin/stories', label: words.back }}>
      {refused ? (
        <StoryRefused problem={refused.problem} errors={refused.errors} words={words} />
      ) : (
        <Done text={flash && words.flash[flash]} />
      )}
      <p className="hint">{words.title}</p>
      <Facts story={story} words={words} />
      <div className="prose spaced" lang={story.language}>
        {paragraphsOf(story.story).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {story.pdf && (
        <p className="spaced">
          <TextLink href={`/admin/stories/${story.id}/pdf`}>{words.pdf}</TextLink>{' '}
          <TextLink href={`/admin/stories/${story.id}/pdf/text`}>{pdfTextMessages[language].link}</TextLink>
          <span className="hint"> {words.unchecked}</span>
        </p>
      )}
      {story.state === 'waiting' && <Decision story={story} words={words} />}
      <StoryForms story={story} words={words} typed={refused?.typed ?? null} errors={refused?.errors ?? {}} />
    </AdminFrame>
  );
}

type Story = Route.ComponentProps['loaderData']['story'];
type Words = (typeof storyPageMessages)['en'];

function Facts({ story, words }: { story: Story; words: Words }) {
  const from = (
    <>
      {story.name}, <FactLink href={`mailto:${story.email}`} text={story.email} />
    </>
  );
  return (
    <Leaders
      isFull
      isFacts
      rows={[
        { key: 'from', label: words.from, value: from },
        { key: 'sent', label: words.sent, value: story.sentOn },
        { key: 'language', label: words.language, value: words.languages[story.language] },
        { key: 'state', label: words.state, value: words.states[story.state] },
      ]}
    />
  );
}

function Decision({ story, words }: { story: Story; words: Words }) {
  return (
    <section className="admin-section spaced">
      <h2>{words.decide}</h2>
      <p>{words.acceptNote}</p>
      <div className="remedies">
        <PostForm to="acceptance">
          <SubmitButton isCompact label={words.accept} />
        </PostForm>
        <ConfirmDialog label={words.decline} question={words.sure(story.title, story.name)}>
          <PostForm to="rejection">
            <SubmitButton isCompact label={words.yes} />
          </PostForm>
        </ConfirmDialog>
      </div>
    </section>
  );
}
