import { Badge } from '#app/ui/feedback/badge.tsx';
import type { DraftParts } from './issue.data.ts';
import type { IssueMessages } from './issue.messages.ts';

type Check = DraftParts['checks'][number];

interface IssueChecksProps {
  draft: DraftParts;
  words: IssueMessages;
}

export function IssueChecks({ draft: { checks, domain }, words }: IssueChecksProps) {
  const isDomainOk = domain === null || domain === 'complete' || domain === 'own';
  const toSee = checks.filter(({ isOk }) => !isOk).length + (isDomainOk ? 0 : 1);
  return (
    <section className="admin-section" aria-labelledby="issue-checks">
      <h2 id="issue-checks">{words.checks}</h2>
      <p className="hint">{words.needYou(toSee)}</p>
      <dl className="issue-checks">
        {checks.map((check) => (
          <OneCheck key={check.kind} name={words.checkNames[check.kind]} isOk={check.isOk}>
            {foundOf(check, words)}
          </OneCheck>
        ))}
        {domain && (
          <OneCheck name={words.domain} isOk={isDomainOk}>
            {words.found.domain[domain]}
          </OneCheck>
        )}
      </dl>
    </section>
  );
}

function OneCheck({ name, isOk, children }: { name: string; isOk: boolean; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Badge variant={isOk ? 'done' : 'wrong'}>{children}</Badge>
      </dd>
    </div>
  );
}

export function foundOf(check: Check, { found }: IssueMessages): string {
  switch (check.kind) {
    case 'subject':
      return (check.isOk ? found.characters : found.long)(check.characters);
    case 'placeholders':
      return check.isOk ? found.written : found.placeholders(check.count);
    case 'languages':
      return check.isOk ? found.upToDate : check.outdated.map((each) => found.outdated[each]).join('. ');
    case 'links':
      return check.isOk ? found.linksWork : check.broken.map(({ label }) => found.broken(label)).join('. ');
    case 'codes':
      return check.isOk ? found.codesValid : check.missing.map(found.codeMissing).join('. ');
    case 'pictures':
      return check.isOk ? found.described : found.withoutAlt(check.withoutAlt);
    case 'size':
      return found.size(Math.ceil(check.bytes / 1024));
    case 'test':
      return check.at ? found.tested(check.at) : found.notTested;
  }
}
