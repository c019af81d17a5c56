import { data } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { ToastInPlace } from '#app/ui/feedback/toast.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { PlainHead } from '#app/ui/plain-head.tsx';
import type { PageHandle } from '#app/web/page-handle.ts';
import { wantsJson } from '#app/web/wants-json.ts';
import { storyMessages } from '#studio/site/magazine/story.messages.ts';
import { siteFrame } from '../site/frame.ts';
import { FormSides, PersonFigure } from '../site/parts/form-sides.tsx';
import { SitePage } from '../site/parts/site-page.tsx';
import { pageMeta } from '../site/seo.ts';
import type { Route } from './+types/share';
import { magazineMessages } from './magazine.messages.ts';
import stylesheet from './magazine-pages.css?url';
import { shareAction, shareJson } from './share-action.ts';
import { StoryForm, wrongInStory } from './story-form.tsx';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const handle: PageHandle = { cache: { keys: ['studio'] } };

const idPrefix = 'share';

/** Fetches of the script get JSON instead of a page. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) =>
    request.method === 'POST' && wantsJson(request) ? shareJson({ request, context }) : next(),
];

export async function loader({ context }: Route.LoaderArgs) {
  return { frame: await siteFrame(context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await shareAction({ request, context });
  const headers: HeadersInit =
    answer.retryAfterSeconds === null ? {} : { 'retry-after': String(answer.retryAfterSeconds) };
  return data(answer, { status: answer.status, headers });
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
export default function Share({ loaderData: { frame }, actionData }: Route.ComponentProps) {
  const { language, prefix } = frame;
  const words = storyMessages[language];
  const back = (
    <TextLink href={`${prefix}/testimonials`} leads="back">
      {magazineMessages[language].back}
    </TextLink>
  );
  return (
    <SitePage frame={frame}>
      <PlainHead headline={words.title} {...(actionData?.sent ? {} : { lead: words.lead })} back={back} />
      <FormSides language={language} steps="story" figure={<PersonFigure name="coach-listening" />} isLong>
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
