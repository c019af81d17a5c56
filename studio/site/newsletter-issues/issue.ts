import type { IssueState } from '#platform/db/schema/newsletter.ts';
import type { Block, BlockOf, BlockType } from '#studio/shared/content/blocks.ts';
import type { Language } from '#studio/shared/language.ts';
import type { Lifecycle } from '#studio/shared/lifecycle.ts';
import type { PageBlocks } from '#studio/site/pages/page-draft.ts';
import { issuePlaceholders } from '#studio/site/pages/placeholders.ts';

/** scheduled: can be cancelled. stopped: ended by the owner before everyone had it. running: of a sequence that is on. */
export const issueLifecycle: Lifecycle<IssueState> = {
  draft: ['scheduled', 'running'],
  scheduled: ['draft', 'sending'],
  sending: ['paused', 'sent', 'stopped'],
  paused: ['sending', 'stopped'],
  sent: [],
  stopped: [],
  running: ['draft'],
};

/** Of issues, without the emails of sequences. */
export const issueStates = (Object.keys(issueLifecycle) as IssueState[]).filter(
  (state) => state !== 'running',
);

export const publicStates: readonly IssueState[] = ['sending', 'paused', 'sent', 'stopped'];

/** Words after `/newsletter/` that are no issue. */
export const reservedIssueSlugs: readonly string[] = [
  'archive',
  'arkiv',
  'confirm',
  'issues',
  'preferences',
  'subscribe',
  'unsubscribe',
];

export function issuePath(slug: string): string {
  return `/newsletter/${slug}`;
}

/** What an issue says in one language. */
export interface IssueWords {
  subject: string;
  preview: string;
  headline: string;
  lead: string;
  picture: string | null;
  pictureAlt: string;
  blocks: readonly Block[];
}

export function issueWords(blocks: readonly Block[]): IssueWords {
  const first = <T extends BlockType>(type: T) =>
    (blocks.find((block) => block.type === type) as BlockOf<T> | undefined) ?? null;
  const [issue, headline, lead] = [first('issue'), first('headline'), first('lead')];
  const head: readonly (Block | null)[] = [issue, headline, lead];
  return {
    subject: issue?.subject ?? headline?.text ?? '',
    preview: issue?.preview ?? '',
    headline: headline?.text ?? issue?.subject ?? '',
    lead: lead?.text ?? '',
    picture: headline?.picture ?? null,
    pictureAlt: headline?.pictureAlt ?? '',
    blocks: blocks.filter((block) => !head.includes(block)),
  };
}

/** An issue begins in the languages that it has a subject in. */
export function newIssue(subject: Readonly<Record<Language, string>>): PageBlocks {
  const languages = subject.en && subject.da ? 'both' : subject.en ? 'en' : 'da';
  const blocksIn = (language: Language): Block[] => [
    { type: 'issue', languages, subject: subject[language] },
    { type: 'headline', text: subject[language] },
    { type: 'lead', text: issuePlaceholders[language].lead },
    { type: 'prose', slot: 'added', paragraphs: [issuePlaceholders[language].text] },
  ];
  if (languages === 'both') return { en: blocksIn('en'), da: blocksIn('da') };
  const written = blocksIn(languages);
  return { en: written, da: written };
}
