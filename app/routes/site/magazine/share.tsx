import { data, type RouterContextProvider } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { ToastInPlace } from '#app/ui/feedback/toast.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import { jsonAnswer } from '#app/web/answers.ts';
import { textOf } from '#app/web/forms/read-form.ts';
import { readUpload, type Upload } from '#app/web/forms/read-upload.ts';
import type { PageHandle } from '#app/web/page-handle.ts';
import { whoOf } from '#app/web/session/who.ts';
import { wantsJson } from '#app/web/wants-json.ts';
import { worldOf } from '#app/web/world.ts';
import type { Language } from '#studio/shared/language.ts';
import { networksOfClient } from '#studio/shared/limits/network-of.ts';
import { cardOf, type ItemCard } from '#studio/site/magazine/item.ts';
import { publishedItems } from '#studio/site/magazine/items.queries.ts';
import { type ShareStoryOutcome, type StoryShare, shareStory } from '#studio/site/magazine/share-story.ts';
import { maxPdfBytes } from '#studio/site/magazine/store-upload.ts';
import { storyMessages } from '#studio/site/magazine/story.messages.ts';
import { type StoryField, storyFields } from '#studio/site/magazine/story-input.ts';
import { siteFrame } from '../frame.ts';
import { FormSides, PersonFigure } from '../parts/form-sides.tsx';
import { SitePage } from '../parts/site-page.tsx';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/share';
import { magazineMessages } from './magazine.messages.ts';
import stylesheet from './magazine-pages.css?url';
import { PiecePicture } from './piece-picture.tsx';
import { languageOf, PieceTitle } from './piece-title.tsx';
import { StoryForm, wrongInStory } from './story-form.tsx';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = { cache: { keys: ['studio', 'magazine'] } };

const idPrefix = 'share';

/** Fetches of the script get JSON instead of a page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) =>
    request.method === 'POST' && wantsJson(request) ? shareJson({ request, context }) : next(),
];

export async function loader({ context }: Route.LoaderArgs) {
  const frame = await siteFrame(context);
  const items = await publishedItems(worldOf(context), frame.language);
  const story = items.find(({ type, external }) => type === 'story' && !external);
  return { frame, story: story ? cardOf(story) : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await shareAction({ request, context });
  const headers: HeadersInit =
    answer.retryAfterSeconds === null ? {} : { 'retry-after': String(answer.retryAfterSeconds) };
  return data(answer, { status: answer.status, headers });
}

type Requested = { request: Request; context: Readonly<RouterContextProvider> };

interface ShareAnswer {
  sent: boolean;
  title: string;
  text: string;
  errors: Partial<Record<StoryField | 'pdf', string>>;
  /** Input to render again. */
  values: Record<StoryField, string>;
  status: number;
  retryAfterSeconds: number | null;
}

async function shareAction({ request, context }: Requested): Promise<ShareAnswer> {
  const who = await whoOf(request, context);
  const rules = { mostFiles: 1, maxFileBytes: maxPdfBytes, networks: networksOfClient(who.address) };
  return readUpload(request, rules, async (upload) => {
    const fields = Object.fromEntries(storyFields.map((name) => [name, textOf(upload.form, name)]));
    const outcome = await shareStory(worldOf(context), who, { fields, ...filesOf(upload) });
    return { ...answerOf(outcome, who.language), values: fields as Record<StoryField, string> };
  });
}

function filesOf({ form, files, refusal }: Upload): Pick<StoryShare, 'pdf' | 'uploaded'> {
  const [file] = files;
  const name = textOf(form, 'uploadName');
  return {
    pdf: refusal ? { refusal: refusal.reason } : file ? { bytes: file.bytes } : null,
    uploaded: name ? { name, token: textOf(form, 'uploadToken') } : null,
  };
}

function answerOf(outcome: ShareStoryOutcome, language: Language): Omit<ShareAnswer, 'values'> {
  const words = storyMessages[language];
  const none = { errors: {}, retryAfterSeconds: null };
  if (outcome.ok) return { ...none, ...words.sent, sent: true, status: 200 };
  const refused = { ...none, sent: false, text: outcome.message, status: 400 };
  switch (outcome.refusal) {
    case 'bad-file':
      return { ...refused, title: words.uploadFailed, errors: { pdf: outcome.message } };
    case 'too-many':
      return {
        ...refused,
        title: words.failed.title,
        status: 429,
        retryAfterSeconds: outcome.retryAfterSeconds,
      };
    default: {
      const title = outcome.refusal === 'missing' ? words.missing.title : words.failed.title;
      return { ...refused, title, errors: outcome.fields };
    }
  }
}

/** For scripts: {sent, title, text, errors}. */
async function shareJson(requested: Requested): Promise<Response> {
  const { sent, title, text, errors, status, retryAfterSeconds } = await shareAction(requested);
  const headers: HeadersInit = retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) };
  return jsonAnswer({ sent, title, text, errors }, { status, headers });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const frame = loaderData?.frame;
  const words = storyMessages[frame?.language ?? 'en'];
  return [...pageMeta(frame, { title: words.title, description: words.lead })];
}

/** The dialog of the magazine as a page, for browsers without scripts. */
export default function Share({ loaderData: { frame, story }, actionData }: Route.ComponentProps) {
  const { language, prefix } = frame;
  const words = storyMessages[language];
  const back = (
    <TextLink href={`${prefix}/testimonials`} leads="back">
      {magazineMessages[language].back}
    </TextLink>
  );
  return (
    <SitePage frame={frame}>
      <PlainHead
        headline={words.title}
        {...(actionData?.sent ? {} : { lead: words.lead })}
        back={back}
        figure={<PersonFigure name="coach-listening" />}
      />
      <FormSides
        language={language}
        steps="story"
        aside={story && <PublishedStory story={story} language={language} />}
      >
        {actionData?.sent ? (
          <Alert variant="sunlit" title={actionData.title} isNews>
            <p>{actionData.text}</p>
          </Alert>
        ) : (
          <div>
            {actionData && (
              <ToastInPlace
                title={actionData.title}
                text={actionData.text}
                isDestructive
                wrong={wrongInStory(idPrefix, language, actionData.errors)}
              />
            )}
            <StoryForm
              idPrefix={idPrefix}
              language={language}
              prefix={prefix}
              {...(actionData ? { values: actionData.values, errors: actionData.errors } : {})}
            />
          </div>
        )}
      </FormSides>
    </SitePage>
  );
}

function PublishedStory({ story, language }: { story: ItemCard; language: Language }) {
  return (
    <section className="published-story" aria-labelledby="published-story">
      <h2 className="ruled" id="published-story">
        {storyMessages[language].published}
      </h2>
      <PiecePicture name={story.image} sizes="(min-width: 900px) 40vw, 100vw" />
      <PieceTitle item={story} language={language} level={3} />
      <p className="piece-excerpt" {...languageOf(story, language)}>
        {story.excerpt}
      </p>
      {story.author && <p className="piece-author">{magazineMessages[language].by(story.author)}</p>}
    </section>
  );
}
