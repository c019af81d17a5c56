import { data, redirect } from 'react-router';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { PostForm, useActionResult } from '#app/web/forms/sub-resource.tsx';
import { SubmitButton } from '#app/web/forms/submit-button.tsx';
import { allowFrame, factsOf } from '#app/web/request-facts.ts';
import { useLanguage, useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { senderLine } from '#platform/mail/sender-line.ts';
import { answerEmailOf } from '#studio/messages/notifications/applications/answer-email.ts';
import { studioIdentity } from '#studio/shared/content/content.queries.ts';
import { formats } from '#studio/shared/format.ts';
import { answerDueAt } from '#studio/teaching/applications/answers/answer.ts';
import { answerOf, authorisedOrder } from '#studio/teaching/applications/answers/answers.queries.ts';
import { applicationFacts } from '#studio/teaching/applications/applications.queries.ts';
import { EmailPreview } from '../../../email-preview.tsx';
import { AdminFrame } from '../../../frame.tsx';
import { ownerOnly } from '../../../owner-only.ts';
import { Refused } from '../../../refused.tsx';
import { applicationAdminMessages } from '../application.messages.ts';
import { replyMessages } from '../reply.messages.ts';
import type { Route } from './+types/answer-preview';
import { answerMessages } from './answer.messages.ts';
import type { AnswerRefused } from './answer-refused.ts';

/** `/admin/applications/<id>/preview`: the exact email of the drafted answer, before it is scheduled. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { application: applicationId } = params;
  const page = `/admin/applications/${applicationId}`;
  await ownerOnly('inbox', { request, context }, `${page}/preview`);
  const world = worldOf(context);
  const q = world.db.query;
  const { language } = factsOf(context);
  const now = world.clock.now();
  const facts = await applicationFacts(q, { applicationId, reader: language, now });
  if (!facts) throw data(null, { status: 404 });
  const draft = await answerOf(q, applicationId);
  const email = draft && (await answerEmailOf(world, applicationId, draft));
  if (!email || draft.state !== 'draft' || facts.state !== 'received') throw redirect(page);
  allowFrame(context, "'self'");
  const order = await authorisedOrder(q, applicationId);
  const { subject, text, to, language: written } = email;
  return {
    page,
    name: facts.name,
    draft: { answer: draft.answer, version: draft.version, orderId: order?.id ?? '' },
    amount: order && formats[language].money(order),
    isAtOnce: Temporal.Instant.compare(answerDueAt(now, order?.authorisedUntil ?? null), now) <= 0,
    email: {
      subject,
      text,
      to,
      language: written,
      from: senderLine(world.settings, (await studioIdentity(world)).studioName),
    },
  };
}

export default function AnswerPreview({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const { page, name, draft, amount, isAtOnce, email } = loaderData;
  const refused = useActionResult<AnswerRefused>();
  const words = useWords(answerMessages);
  const isCharged = draft.answer === 'accept' && amount !== null;
  return (
    <AdminFrame
      page="applications"
      title={words.titles[draft.answer](name)}
      back={{ href: page, label: words.back }}
    >
      {refused && <Refused title={applicationAdminMessages[language].problem} text={refused.problem} />}
      {/* A changed draft is another email. */}
      <EmailPreview
        src={`${page}/preview/email.html?version=${draft.version}`}
        words={replyMessages[language]}
        email={email}
      />
      <p className="hint">
        {isAtOnce ? words.atOnce : words.undoable} {isCharged && words.receipt}
      </p>
      <div className="remedies spaced">
        <PostForm to="sending">
          <input type="hidden" name="version" value={draft.version} />
          <input type="hidden" name="order" value={draft.orderId} />
          <SubmitButton isPlain label={words.send[draft.answer](amount)} />
        </PostForm>
        <ButtonLink href={`${page}#answer`} variant="ghost" isPlain>
          {words.change}
        </ButtonLink>
      </div>
    </AdminFrame>
  );
}
