import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { newsletterMessages } from '#studio/people/newsletter/newsletter.messages.ts';
import type { BlockOf } from '#studio/shared/content/blocks.ts';
import { storyMessages } from '#studio/site/magazine/story.messages.ts';
import type { SiteFrame } from '../frame.ts';
import { Voices } from '../parts/blocks.tsx';
import { PersonFigure } from '../parts/form-sides.tsx';
import { feedPath } from './feed-link.ts';
import { magazineMessages } from './magazine.messages.ts';
import { sharePath } from './story-form.tsx';

interface LettersProps {
  heading: string | undefined;
  voices: BlockOf<'testimonials'>['items'];
  frame: SiteFrame;
}

/** What singers say, and where the reader answers. */
export function Letters({ heading, voices, frame: { language, prefix } }: LettersProps) {
  const words = magazineMessages[language];
  return (
    <div className="wrap letters">
      {voices.length > 0 && (
        <section>
          {heading && <h2 className="ruled">{heading}</h2>}
          <Voices items={voices} language={language} />
        </section>
      )}
      <section className="your-turn" aria-labelledby="your-turn">
        <PersonFigure name="coach-listening" />
        <div>
          <h2 id="your-turn">{words.yourTurn}</h2>
          <p>{storyMessages[language].lead}</p>
          <p className="actions">
            <a className="button" href={sharePath(prefix)} data-opens="story-dialog">
              {words.share}
            </a>
          </p>
          <p className="letters-links">
            <TextLink href="/newsletter">{newsletterMessages[language].subscribe}</TextLink>
            <TextLink href={feedPath(language)}>{words.feed}</TextLink>
          </p>
        </div>
      </section>
    </div>
  );
}
