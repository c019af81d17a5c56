import { Badge } from '#app/ui/feedback/badge.tsx';
import type { PageState } from '#studio/site/pages/page-draft.ts';
import type { WebsiteWords } from './website.messages.ts';

export function StateOfPage({ state, words }: { state: PageState; words: WebsiteWords }) {
  return (
    <span className="shown-state">
      <Badge variant={state.state === 'published' ? 'done' : 'waiting'}>{words.states[state.state]}</Badge>
      {state.outdated.map((each) => (
        <Badge key={each} variant="waiting">
          {words.outdated[each]}
        </Badge>
      ))}
    </span>
  );
}
