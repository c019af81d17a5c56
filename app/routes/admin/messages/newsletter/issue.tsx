import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Badge } from '#app/ui/feedback/badge.tsx';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { flashText } from '#app/web/forms/flash-message.ts';
import { useActionResult } from '#app/web/forms/sub-resource.tsx';
import { allowFrame, factsOf } from '#app/web/request-facts.ts';
import { useWords } from '#app/web/words.ts';
import { worldOf } from '#app/web/world.ts';
import { ActionButton, ConfirmButton } from '../../action-buttons.tsx';
import { ownerOnly } from '../../owner-only.ts';
import { RecordPage } from '../../record-page.tsx';
import type { Route } from './+types/issue';
import { EmailPreviews } from './email-previews.tsx';
import { type ReadIssue, readIssue } from './issue.data.ts';
import { type IssueMessages, issueMessages } from './issue.messages.ts';
import { IssueDraft } from './issue-draft.tsx';
import { adminIssuePath, issuesPath } from './issue-paths.ts';
import { IssueProgress } from './issue-progress.tsx';
import { issuesMessages } from './issues.messages.ts';
import { issueVariants } from './issues.tsx';
import stylesheet from './newsletter.css?url';

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const who = await ownerOnly('newsletter', { request, context }, adminIssuePath(params.issue));
  allowFrame(context, "'self'");
  const { language } = factsOf(context);
  const issue = await readIssue(worldOf(context), who, { key: params.issue, language });
  return { issue, done: flashText(request, issueMessages[language].flash) };
}

export interface IssueProblem {
  refusal: keyof IssueMessages['refusals'];
  typed: Readonly<Record<string, string>>;
}

const refreshMs = 10_000;

function useProgress(state: ReadIssue['state']): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== 'sending' && state !== 'scheduled') return;
    const timer = setInterval(() => void revalidate(), refreshMs);
    return () => clearInterval(timer);
  }, [state, revalidate]);
}

export default function Issue({ loaderData }: Route.ComponentProps) {
  const { issue, done } = loaderData;
  const words = useWords(issueMessages);
  const all = useWords(issuesMessages);
  const refused = useActionResult<IssueProblem>();
  useProgress(issue.state);
  return (
    <RecordPage
      page="newsletter"
      title={issue.subject}
      about={<Badge variant={issueVariants[issue.state]}>{all.states[issue.state]}</Badge>}
      back={{ href: issuesPath, label: all.back }}
      problem={refused && words.refusals[refused.refusal]}
      done={done}
      words={{ notSaved: words.problem }}
      actions={<Actions issue={issue} words={words} />}
    >
      {issue.draft && (
        <IssueDraft issue={issue} draft={issue.draft} typed={refused?.typed ?? {}} words={words} />
      )}
      {issue.state === 'scheduled' && (
        <section className="admin-section first">
          <p>{words.scheduled(issue.sendAt ?? '')}</p>
          <ActionButton to="cancellation" label={words.undo} short={words.undo} />
        </section>
      )}
      {issue.progress && <IssueProgress issue={issue} progress={issue.progress} words={words} />}
      <EmailPreviews of={issue} />
      {issue.state === 'draft' && (
        <ConfirmButton to="deletion" label={words.remove} question={words.removeSure} yes={words.removeYes} />
      )}
    </RecordPage>
  );
}

interface PartProps {
  issue: ReadIssue;
  words: IssueMessages;
}

function Actions({ issue: { key, state, path }, words }: PartProps) {
  if (state === 'draft') {
    return (
      <>
        <ButtonLink href={`/admin/website/${key}`} isCompact isPlain>
          {words.edit}
        </ButtonLink>
        <ActionButton to="test" label={words.test} short={words.test} />
      </>
    );
  }
  return state === 'scheduled' ? null : <TextLink href={path}>{words.view}</TextLink>;
}
