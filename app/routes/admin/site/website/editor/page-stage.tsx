import type { RefObject } from 'react';
import type { BlockType } from '#studio/shared/content/blocks.ts';
import type { EditorWords } from './editor.messages.ts';

export interface StageRefs {
  scroller: RefObject<HTMLElement | null>;
  page: RefObject<HTMLDivElement | null>;
  links: RefObject<HTMLOListElement | null>;
}

export interface StageBlock {
  at: number;
  name: string;
  excerpt: string;
  type: BlockType;
}

interface PageStageProps {
  refs: StageRefs;
  address: string;
  blocks: readonly StageBlock[];
  current?: number;
  words: EditorWords;
}

const scrollsByKeyboard = { tabIndex: 0 } as const;

/** The visitors' page, drawn by a script, and over each of its blocks a link to its form. */
export function PageStage({ refs, address, blocks, current, words }: PageStageProps) {
  return (
    <section
      className="editor-stage with-scripts"
      aria-label={words.preview}
      ref={refs.scroller}
      {...scrollsByKeyboard}
    >
      <div className="stage-sheet">
        <div className="stage-page" ref={refs.page} />
        <ol className="stage-blocks" ref={refs.links}>
          {blocks.map(({ at, name, type, excerpt }) => (
            // Shown by the script once it has its place.
            <li key={at} data-at={at} data-type={type} hidden>
              <a href={`${address}/sections/${at}`} aria-current={at === current ? 'true' : undefined}>
                <span>
                  <span className="unseen">{words.edit} </span>
                  {name}
                  {excerpt && <span className="unseen">: {excerpt}</span>}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
