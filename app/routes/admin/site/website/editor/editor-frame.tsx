import type { FormEvent, MouseEvent, ReactNode } from 'react';
import { TableStyles } from '#app/ui/table.tsx';
import { useFlashMessage } from '#app/web/forms/flash-message.ts';
import type { Language } from '#studio/shared/language.ts';
import { adminFrameMessages } from '../../../frame.messages.ts';
import { AdminTitle } from '../../../frame.tsx';
import { editorMessages } from './editor.messages.ts';
import { EditorIcon } from './editor-icon.tsx';
import { useNarrow } from './use-narrow.ts';

export const panelTitleId = 'panel-title';

interface EditorFrameProps {
  language: Language;
  name: string;
  back: { href: string; label: string };
  title: ReactNode;
  tools?: ReactNode;
  /** Beside the bar on wide screens, below everything on a phone. */
  foot?: ReactNode;
  /** Null: the page has no preview. */
  stage: ReactNode;
  /** What a phone shows: the preview, or the panel over it as a sheet. */
  view: 'page' | 'form' | 'contents' | 'review';
  panelHead: ReactNode;
  notices: ReactNode;
  children: ReactNode;
  onSubmitCapture?: (event: FormEvent) => void;
  onClickCapture?: (event: MouseEvent) => void;
}

/** A page with its preview and a panel. Without scripts it is the panel alone. */
export function EditorFrame(props: EditorFrameProps) {
  const { language, name, back, title, tools, foot, stage, view, panelHead, notices, children } = props;
  const { onSubmitCapture, onClickCapture } = props;
  const isSheet = useNarrow() && stage !== null && view !== 'page';
  useFlashMessage();
  return (
    <div
      className="admin editor"
      data-stage={stage === null ? 'no' : 'yes'}
      data-view={view}
      onClickCapture={onClickCapture}
    >
      <AdminTitle>{name}</AdminTitle>
      <TableStyles />
      <a className="skip" href="#main">
        {adminFrameMessages[language].skip}
      </a>
      <header className="editor-bar" onSubmitCapture={onSubmitCapture}>
        <a className="editor-icon" href={back.href} aria-label={back.label}>
          <EditorIcon of="back" />
        </a>
        <div className="editor-title">{title}</div>
        <div className="editor-tools">{tools}</div>
      </header>
      {foot && (
        <section
          className="editor-foot"
          aria-label={editorMessages[language].actions}
          onSubmitCapture={onSubmitCapture}
        >
          {foot}
        </section>
      )}
      <main id="main" className="admin-page editor-main">
        <div className="editor-notices">{notices}</div>
        <section
          className="editor-panel"
          id="panel"
          aria-labelledby={panelTitleId}
          {...(isSheet ? { role: 'dialog', 'aria-modal': true } : {})}
        >
          {panelHead}
          <div className="panel-body">{children}</div>
        </section>
        {stage}
      </main>
    </div>
  );
}
