import { Disclosure } from '../disclosure.tsx';
import { timeText } from './player-model.ts';
import { PlayerStyles } from './player-styles.tsx';

export interface TranscriptProps {
  label: string;
  /** Of the text, where it is not the page's. */
  language?: string;
  passages: ReadonlyArray<{ seconds: number; text: string }>;
  isOpen?: boolean;
}

export function Transcript({ label, language, passages, isOpen = false }: TranscriptProps) {
  return (
    <div className="transcript">
      <PlayerStyles />
      <Disclosure summary={label} isOpen={isOpen}>
        <div lang={language}>
          {passages.map(({ seconds, text }) => (
            <p key={`${seconds} ${text}`}>
              <span className="transcript-time">{timeText(seconds)}</span> {text}
            </p>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
