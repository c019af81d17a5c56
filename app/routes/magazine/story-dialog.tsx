import { Dialog } from '#app/ui/feedback/dialog.tsx';
import { ToastRegion } from '#app/ui/feedback/toast.tsx';
import { storyMessages } from '#studio/magazine/story.messages.ts';
import { frameMessages } from '../site/frame.messages.ts';
import type { SiteFrame } from '../site/frame.ts';
import { StoryForm } from './story-form.tsx';

/** Without scripts the page of the same name is used. */
export function StoryDialog({ frame: { pageLanguage, prefix } }: { frame: SiteFrame }) {
  const words = storyMessages[pageLanguage];
  const frame = frameMessages[pageLanguage];
  return (
    <Dialog id="story-dialog" title={words.title} note={words.lead} closeLabel={frame.close} isNarrow>
      <div className="dialog-body">
        <StoryForm idPrefix="story" language={pageLanguage} prefix={prefix} />
      </div>
      <ToastRegion label={frame.notices} closeLabel={frame.close} />
    </Dialog>
  );
}
