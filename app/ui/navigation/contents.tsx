import { Disclosure } from '../disclosure.tsx';
import stylesheet from './contents.css?url';

export interface ContentsProps {
  label: string;
  parts: readonly { id: string; text: string }[];
  /** Of the parts, where it differs from the page's. */
  language?: string;
}

/** Beside a long text it scrolls; its links are in a disclosure, which counts as closed. */
const scrollArea = { tabIndex: 0 };

/** Links to the parts of a long page: folded above the text, and beside it on a wide screen. */
export function Contents({ label, parts, language }: ContentsProps) {
  return (
    <nav className="contents" aria-label={label} {...scrollArea}>
      <link rel="stylesheet" href={stylesheet} precedence="parts" />
      <Disclosure summary={label}>
        <ol {...(language ? { lang: language } : {})}>
          {parts.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
