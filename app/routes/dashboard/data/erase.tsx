import { data, Form, type RouterContextProvider, redirect, useNavigation } from 'react-router';
import { StudentFrame } from '#app/routes/dashboard/frame.tsx';
import { signedIn } from '#app/routes/dashboard/student-only.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button, busyAttributes } from '#app/ui/forms/button.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { isChecked, readForm, textOf } from '#app/web/forms/read-form.ts';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { forgottenDevice } from '#app/web/session/device-cookie.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { erasePerson } from '#studio/office/privacy/erase-person.ts';
import { checkOwnPassword } from '#studio/people/accounts/own-password.ts';
import type { Route } from './+types/erase';
import { dataMessages } from './data.messages.ts';
import { EraseFacts } from './erase-facts.tsx';
import { readErase } from './read-erase.ts';

const path = '/dashboard/data/erase';

export interface EraseAnswer {
  /** The address that the sign-in link was sent to. */
  sentTo: string | null;
  problem: string | null;
  wrong: string | null;
}

/** `/dashboard/data/erase`: deletion with its consequences, behind a re-authentication. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const who = await signedIn(request, context, path);
  return {
    email: who.email,
    isFresh: await hasJustSignedIn(context, request, who.userId),
    isOwner: who.role === 'owner',
    facts: await readErase(worldOf(context), who),
  };
}

/** Students without a password sign in by email link first. */
const freshMinutes = 15;

async function hasJustSignedIn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  userId: string,
): Promise<boolean> {
  const { accounts, db, clock } = worldOf(context);
  const now = clock.now();
  const sessionId = await accounts.sessionIdOf(request.headers);
  const sessions = await accounts.sessionsOf(db.query, userId, now);
  const session = sessions.find(({ id }) => id === sessionId);
  return (
    session !== undefined &&
    Temporal.Instant.compare(session.startedAt, now.subtract({ minutes: freshMinutes })) > 0
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const who = await signedIn(request, context, path);
  const world = worldOf(context);
  const words = dataMessages[who.language].erase;
  const form = await readForm(request);
  // Deletes only for the button's own value.
  if (!isChecked(form, 'sure')) throw data(null, { status: 400 });
  if (!(await hasJustSignedIn(context, request, who.userId))) {
    const proof = await checkOwnPassword(world, who, textOf(form, 'password'));
    if (!proof.ok) {
      const status = proof.refusal === 'too-many' ? 429 : 401;
      return data<EraseAnswer>({ sentTo: null, problem: null, wrong: proof.message }, { status });
    }
  }
  const outcome = await erasePerson(world, who);
  if (outcome.ok) {
    const cookies = [...(await world.accounts.signOut(request.headers)), forgottenDevice(world)];
    throw redirect('/dashboard/data/erased', { headers: cookies.map((line) => ['set-cookie', line]) });
  }
  const sentences = { owner: words.owner, live: words.live, 'no-answer': words.noAnswer };
  return data<EraseAnswer>(
    { sentTo: null, problem: sentences[outcome.refusal], wrong: null },
    { status: 409 },
  );
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Erase({ loaderData }: Route.ComponentProps) {
  const answer = useActionResult<EraseAnswer>();
  const { facts, isFresh, isOwner } = loaderData;
  const { erase: words } = useWords(dataMessages);
  const canErase = !isOwner && facts.waits.length === 0;
  return (
    <StudentFrame
      section="data"
      title={words.title}
      back={
        <TextLink href="/dashboard/data" leads="back">
          {words.back}
        </TextLink>
      }
    >
      <div className="student-sections stack">
        {answer?.problem ? (
          <Alert variant="wrong" title={words.problem} isNews>
            <p>{answer.problem}</p>
          </Alert>
        ) : null}
        {isOwner ? (
          <Alert>
            <p>{words.owner}</p>
          </Alert>
        ) : null}
        <EraseFacts facts={facts} words={words} />
        {canErase ? (
          <section className="student-section stack">
            <EraseForm words={words} isFresh={isFresh} wrong={answer?.wrong ?? null} />
            {isFresh ? null : <SignInLink words={words} sentTo={answer?.sentTo ?? null} />}
          </section>
        ) : null}
      </div>
    </StudentFrame>
  );
}

type Words = (typeof dataMessages)['en']['erase'];

function EraseForm({ words, isFresh, wrong }: { words: Words; isFresh: boolean; wrong: string | null }) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" action={path} className="form erase-form" noValidate>
      <p>
        <strong>{words.sure}</strong>
      </p>
      {isFresh ? (
        <p>{words.fresh}</p>
      ) : (
        <TextField
          name="password"
          idPrefix="erase"
          type="password"
          autoComplete="current-password"
          label={words.password}
          error={wrong}
          isRequired
        />
      )}
      <Button type="submit" variant="wrong" isPlain name="sure" value="yes" isBusy={isBusy}>
        {isBusy ? words.busy : words.button}
      </Button>
    </Form>
  );
}

function SignInLink({ words, sentTo }: { words: Words; sentTo: string | null }) {
  const isBusy = useNavigation().formMethod === 'POST';
  if (sentTo !== null) {
    return (
      <Alert variant="sunlit" isNews>
        <p>{words.linkSent(sentTo)}</p>
      </Alert>
    );
  }
  return (
    <PostForm to="sign-in-link" className="actions">
      <span className="quiet">{words.noPassword}</span>
      <button type="submit" className="text-link" {...(isBusy ? busyAttributes : {})}>
        {words.link}
      </button>
    </PostForm>
  );
}
