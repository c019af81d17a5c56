import { data, Form, redirect, useNavigation } from 'react-router';
import doorStyles from '#app/routes/account/door.css?url';
import { Door } from '#app/routes/account/door.tsx';
import { personalLanguage } from '#app/web/preferred-language.ts';
import { readForm, textOf } from '#app/web/read-form.ts';
import { factsOf } from '#app/web/request-facts.ts';
import { worldOf } from '#app/web/world.ts';
import { studioIdentity } from '#studio/content/content.queries.ts';
import { resolveTask } from '#studio/desk/resolve-task.ts';
import { deskWords } from '#studio/desk/task.messages.ts';
import { chooseLanguage } from '#studio/people/choose-language.ts';
import type { Route } from './+types/desk';
import deskStyles from './desk.css?url';
import { deskPageMessages } from './desk.messages.ts';
import { deskPage, type ShownDoneTask } from './desk-page.ts';
import { ownerOnly } from './owner-only.ts';
import { parcelOf } from './parcel-form.ts';
import { TaskItem } from './task-item.tsx';

export const handle = { hydrate: true };
export const middleware = [personalLanguage];

/** `/admin`: everything that waits for the owner, in one list. */
export async function loader(args: Route.LoaderArgs) {
  const who = await ownerOnly(args.request, args.context, '/admin');
  const world = worldOf(args.context);
  const { language, prefix } = factsOf(args.context);
  const { studioName } = await studioIdentity(world);
  const did = new URL(args.request.url).searchParams.get('did');
  const { outcomes } = deskWords[language];
  return {
    ...(await deskPage(world, who)),
    language,
    studioName,
    prefix: prefix ? `/${prefix}` : '',
    outcome: did === 'done' || did === 'again' ? outcomes[did] : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const who = await ownerOnly(args.request, args.context, '/admin');
  const world = worldOf(args.context);
  const form = await readForm(args.request);
  if (form.has('language')) {
    await chooseLanguage(world, who, { language: textOf(form, 'language') });
    throw redirect('/admin');
  }
  const outcome = await resolveTask(world, who, {
    taskId: textOf(form, 'task'),
    remedy: textOf(form, 'remedy'),
    parcel: parcelOf(form),
  });
  if (outcome.ok) throw redirect(`/admin?did=${outcome.state}`);
  return data({ problem: outcome.message }, { status: 409 });
}

export function links() {
  return [doorStyles, deskStyles].map((href) => ({ rel: 'stylesheet', href }));
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData
    ? `${deskPageMessages[loaderData.language].title} · ${loaderData.studioName}`
    : 'Login';
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function Desk({ loaderData, actionData }: Route.ComponentProps) {
  const { open, done, language, studioName, prefix, outcome } = loaderData;
  const words = deskPageMessages[language];
  const isBusy = useNavigation().formMethod === 'POST';
  const problem = actionData?.problem;
  return (
    <Door
      studioName={studioName}
      homeHref={prefix || '/'}
      aside={<Tools {...{ words, language }} />}
      isLit={open.length === 0}
    >
      <h1>{words.headline}</h1>
      {problem ? (
        <div role="alert" className="notice wrong desk-word">
          <h2>{words.problem}</h2>
          <p>{problem}</p>
        </div>
      ) : null}
      {outcome && !problem ? (
        <p role="status" className="notice sunlit desk-word">
          {outcome}
        </p>
      ) : null}
      {open.length > 0 ? (
        <ol className="tasks">
          {open.map((task) => (
            <TaskItem key={task.id} {...{ task, words, isBusy }} />
          ))}
        </ol>
      ) : (
        <div className="notice desk-word">
          <h2>{words.empty.title}</h2>
          <p>{words.empty.text}</p>
        </div>
      )}
      {done.length > 0 ? <DoneTasks {...{ done, words }} /> : null}
    </Door>
  );
}

type Words = (typeof deskPageMessages)['en'];

function Tools({ words, language }: { words: Words; language: 'da' | 'en' }) {
  const other = language === 'da' ? 'en' : 'da';
  return (
    <div className="tools">
      <a href="/admin/pictures">{words.pictures}</a>
      <Form method="post">
        <button type="submit" name="language" value={other} lang={other}>
          {words.otherLanguage}
        </button>
      </Form>
      <Form method="post" action="/login">
        <button type="submit" name="intent" value="sign-out">
          {words.signOut}
        </button>
      </Form>
    </div>
  );
}

function DoneTasks({ done, words }: { done: ShownDoneTask[]; words: Words }) {
  return (
    <details className="done-tasks">
      <summary>{words.doneHeading(done.length)}</summary>
      <ul>
        {done.map((task) => (
          <li key={task.id}>
            <span>{task.title}</span>
            <time dateTime={task.doneAt.iso}>
              {task.isBySystem ? words.doneBySystem : words.doneAt}: {task.doneAt.text}
            </time>
          </li>
        ))}
      </ul>
    </details>
  );
}
