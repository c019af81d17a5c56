import { TextLink } from '#app/ui/navigation/text-link.tsx';
import { ActionButton } from '../../../action-buttons.tsx';
import { EditorIcon } from '../editor/editor-icon.tsx';
import type { EditedPage } from './edited-page.ts';
import { ElsewhereLinks } from './elsewhere-links.tsx';
import type { WebsiteWords } from './website.messages.ts';

interface SectionProps {
  block: EditedPage['blocks'][number];
  page: EditedPage;
  words: WebsiteWords;
}

export function Section({ block, page, words }: SectionProps) {
  const { name } = block;
  return (
    <li id={`section-${block.at}`}>
      <p>
        <TextLink href={`/admin/website/${page.key}/sections/${block.at}`}>{name}</TextLink>
        {block.isHidden && <span className="hint"> {words.hidden}</span>}
        {block.outdated.map((each) => (
          <span className="hint" key={each}>
            {' '}
            {words.outdated[each]}
          </span>
        ))}
      </p>
      {block.excerpt && <p className="hint">{block.excerpt}</p>}
      {block.elsewhere.length > 0 && (
        <p className="cluster">
          <ElsewhereLinks links={block.elsewhere} />
        </p>
      )}
      <div className="section-buttons">
        <SectionButtons block={block} page={page} words={words} />
      </div>
    </li>
  );
}

function SectionButtons({ block, page: { version }, words }: SectionProps) {
  const { name } = block;
  const label = block.excerpt ? `${name}: ${block.excerpt}` : name;
  const showing = block.isHidden ? words.show : words.hide;
  const to = `sections/${block.at}`;
  return (
    <>
      {block.isMovable && (
        <>
          <ActionButton
            to={`${to}/position`}
            fields={{ direction: 'up' }}
            as={{ version }}
            label={`${words.up}: ${label}`}
            short={words.up}
            isOff={block.isFirst}
          />
          <ActionButton
            to={`${to}/position`}
            fields={{ direction: 'down' }}
            as={{ version }}
            label={`${words.down}: ${label}`}
            short={words.down}
            isOff={block.isLast}
          />
        </>
      )}
      {block.isOptional && (
        <ActionButton
          to={`${to}/visibility`}
          fields={{ show: block.isHidden ? 'yes' : 'no' }}
          as={{ version }}
          label={`${showing}: ${label}`}
          short={showing}
        />
      )}
      {block.isMovable && (
        <ActionButton
          to={`${to}/removal`}
          as={{ version }}
          label={`${words.remove}: ${label}`}
          short={words.remove}
        />
      )}
    </>
  );
}

interface DraftStepsProps {
  address: string;
  steps: EditedPage['steps'];
  version: number;
  words: WebsiteWords;
}

/** Buttons that would do nothing are not shown. */
export function DraftSteps({ address, steps, version, words }: DraftStepsProps) {
  return (
    <div className="draft-steps">
      {steps.canUndo && (
        <ActionButton
          to={`${address}/draft-step`}
          fields={{ direction: 'undo' }}
          as={{ version }}
          label={words.undo}
          short={<EditorIcon of="undo" />}
        />
      )}
      {steps.canRedo && (
        <ActionButton
          to={`${address}/draft-step`}
          fields={{ direction: 'redo' }}
          as={{ version }}
          label={words.redo}
          short={<EditorIcon of="redo" />}
        />
      )}
    </div>
  );
}

export function AddSection({ page, words }: { page: EditedPage; words: WebsiteWords }) {
  return (
    <details className="confirm-step">
      <summary className="text-link">{words.addSection}</summary>
      <ul className="addable-sections cluster wide">
        {page.uploadable.map((type) => (
          <li key={type}>
            <TextLink href={`/admin/website/${page.key}/new-upload/${type}`}>{words.blocks[type]}</TextLink>
          </li>
        ))}
        {page.addable.map((type) => (
          <li key={type}>
            <TextLink href={`/admin/website/${page.key}/new-section/${type}`}>{words.blocks[type]}</TextLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
