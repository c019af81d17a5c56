import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Button } from '#app/ui/forms/button.tsx';
import { Table } from '#app/ui/table.tsx';
import { PostForm, useIsSending } from '#app/web/forms/sub-resource.tsx';
import type { NotificationsWords } from './notifications.messages.ts';
import { notificationsPage } from './notifications-page.ts';
import type { ShownDevice } from './read-notifications.ts';
import { findSupport, type Support, turnOff, turnOn } from './turn-on.ts';

interface DevicesProps {
  devices: readonly ShownDevice[];
  words: NotificationsWords;
}

export function Devices({ devices, words }: DevicesProps) {
  const isSending = useIsSending('test');
  return (
    <section className="admin-section">
      <h2>{words.devices}</h2>
      <p className="hint">{words.lockScreen}</p>
      <Table
        caption={words.caption}
        isCaptionUnseen
        columns={(['name', 'added', 'used', 'remove'] as const).map((key) => ({
          key,
          name: words.columns[key],
        }))}
        rows={devices.map((device) => ({
          key: device.id,
          cells: { ...device, remove: <Removal device={device} words={words} /> },
        }))}
        empty={words.none}
      />
      {!devices.some(({ isThis }) => isThis) && <TurnOn words={words} />}
      <noscript>
        <p>{words.withoutScripts}</p>
      </noscript>
      {devices.length > 0 && (
        <div className="actions">
          <PostForm to="test">
            <Button type="submit" variant="ghost" isBusy={isSending} isPlain>
              {words.test}
            </Button>
          </PostForm>
        </div>
      )}
    </section>
  );
}

function Removal({ device, words }: { device: ShownDevice; words: NotificationsWords }) {
  return (
    <PostForm
      to={`devices/${device.id}/removal`}
      onSubmit={() => {
        if (device.isThis) turnOff().catch(() => {});
      }}
    >
      <Button type="submit" variant="ghost" isPlain isCompact aria-label={words.removeOf(device.name)}>
        {words.remove}
      </Button>
    </PostForm>
  );
}

function TurnOn({ words }: { words: NotificationsWords }) {
  const [support, setSupport] = useState<Support | null>(null);
  const [problem, setProblem] = useState<'failed' | 'no-secret' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = useSubmit();
  useEffect(() => setSupport(findSupport()), []);
  if (support === null) return null;
  if (support !== 'ready') return <p className="notice">{words.support[support]}</p>;
  const press = async () => {
    setProblem(null);
    setBusy(true);
    const outcome = await turnOn();
    setBusy(false);
    if (outcome.ok)
      await submit(outcome.subscription, { method: 'post', action: `${notificationsPage}/devices` });
    else if (outcome.problem === 'denied') setSupport('denied');
    else setProblem(outcome.problem);
  };
  return (
    <>
      {problem && (
        <Alert variant="wrong" title={words.notDone} isNews>
          <p>{problem === 'failed' ? words.support.failed : words.refusals['no-secret']}</p>
        </Alert>
      )}
      <div className="actions">
        <Button isBusy={isBusy} isPlain {...(isBusy ? {} : { onClick: press })}>
          {words.turnOn}
        </Button>
      </div>
      <p className="hint">{words.support.ready}</p>
    </>
  );
}
