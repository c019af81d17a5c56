import { timeText } from '#platform/media/time-text.ts';
import { Disclosure } from '../disclosure.tsx';
import stylesheet from './transcript.css?url';

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
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
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
