import { Badge } from '#app/ui/feedback/badge.tsx';
import { PostForm } from '#app/web/forms/sub-resource.tsx';
import { Submit } from '../form-parts.tsx';
import type { ShownSession } from './read-settings.ts';
import { Part, type SettingsWords } from './settings-part.tsx';

export function SettingsSessions({
  words,
  saving,
  notice,
  sessions,
}: {
  words: SettingsWords['sessions'];
  saving: string;
  notice: string | null;
  sessions: readonly ShownSession[];
}) {
  return (
    <Part part="sessions" notice={notice} title={words.title}>
      <ul className="settings-sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <p>
              <strong>{session.device || words.unknown}</strong>{' '}
              {session.isHere ? <Badge variant="done">{words.here}</Badge> : null}
              <br />
              <small>{words.since(session.since)}</small>
            </p>
            {session.isHere ? null : (
              <PostForm to="session" preventScrollReset>
                <button
                  type="submit"
                  className="settings-word"
                  name="session"
                  value={session.id}
                  aria-label={words.endOf(session.device || words.unknown)}
                >
                  {words.end}
                </button>
              </PostForm>
            )}
          </li>
        ))}
      </ul>
      <PostForm to="sessions" preventScrollReset className="form">
        <Submit to="sessions" label={words.endAll} busy={saving} variant="ghost" />
        <p className="hint">{words.endAllNote}</p>
      </PostForm>
    </Part>
  );
}
