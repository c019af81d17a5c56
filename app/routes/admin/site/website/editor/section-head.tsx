import type { EditorWords } from './editor.messages.ts';
import { panelTitleId } from './editor-frame.tsx';
import { EditorIcon } from './editor-icon.tsx';
import type { StageBlock } from './page-stage.tsx';

interface SectionHeadProps {
  address: string;
  at: number;
  blocks: readonly StageBlock[];
  words: EditorWords;
}

export function SectionHead({ address, at, blocks, words }: SectionHeadProps) {
  const [previous, current, next] = [blocks[at - 1], blocks[at], blocks[at + 1]];
  return (
    <div className="panel-head">
      <h1 id={panelTitleId}>{current?.name}</h1>
      {previous && (
        <a
          className="editor-icon"
          href={`${address}/sections/${previous.at}`}
          aria-label={words.previous(previous.name)}
        >
          <EditorIcon of="up" />
        </a>
      )}
      {next && (
        <a className="editor-icon" href={`${address}/sections/${next.at}`} aria-label={words.next(next.name)}>
          <EditorIcon of="down" />
        </a>
      )}
      <a className="editor-icon" href={`${address}#section-${at}`} aria-label={words.close}>
        <EditorIcon of="close" />
      </a>
    </div>
  );
}
