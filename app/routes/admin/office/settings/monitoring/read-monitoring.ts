import type { World } from '#platform/world.ts';
import { lastBackup } from '#studio/office/backups/backups.queries.ts';
import { heartbeatAddress, heartbeatState } from '#studio/office/monitoring/heartbeat.queries.ts';
import { readStatus } from '#studio/office/monitoring/read-status.ts';
import { statusToken } from '#studio/office/monitoring/status-token.ts';
import { formats } from '#studio/shared/format.ts';
import type { Language } from '#studio/shared/language.ts';
import { monitoringMessages } from './monitoring.messages.ts';

export async function readMonitoring(world: World, language: Language) {
  const words = monitoringMessages[language];
  const { last, none, off, restore, size, seconds, minutes, encrypted, clear, ...backup } = words.backup;
  const { names, works, failing, ...checks } = words.checks;
  const { waiting, paused, answered, again, failures, answeredWith, ...heartbeat } = words.heartbeat;
  return {
    title: words.title,
    lead: words.lead,
    copy: { copy: words.copy, copied: words.copied },
    save: words.save,
    backup: { ...backup, ...(await backupText(world, language)) },
    checks: {
      ...checks,
      all: (await readStatus(world)).map(({ name, failingSince }) => ({
        name: names[name],
        isFailing: failingSince !== null,
        state: failingSince ? failing(formats[language].short(failingSince)) : works,
      })),
    },
    status: {
      ...words.status,
      url: `${world.settings.siteUrl}/status.json?token=${await statusToken(world)}`,
    },
    heartbeat: { ...heartbeat, ...(await heartbeatText(world, language)) },
  };
}

async function backupText(world: World, language: Language) {
  const words = monitoringMessages[language].backup;
  const found = await lastBackup(world.db.query);
  if (!found) {
    const isOff = world.settings.backups.hour === null;
    return { lines: [isOff ? words.off : words.none], isThere: false };
  }
  const size = `${Math.max(1, Math.round(found.bytes / 1_000_000))} MB`;
  const { restoreSeconds } = found;
  const time =
    restoreSeconds === undefined || restoreSeconds <= 30
      ? words.seconds
      : words.minutes(Math.ceil(restoreSeconds / 60));
  return {
    isThere: true,
    lines: [
      words.last(formats[language].short(found.verifiedAt)),
      restoreSeconds === undefined ? words.size(size) : words.restore(time, size),
      words.how,
      found.name.endsWith('.enc') ? words.encrypted : words.clear,
    ],
  };
}

async function heartbeatText(world: World, language: Language) {
  const words = monitoringMessages[language].heartbeat;
  const { address, version, pausedAt } = await heartbeatAddress(world.db.query);
  const state = address === null ? null : await heartbeatState(world.db.query);
  return { value: address ?? '', version, state: address === null ? null : stateText() };

  function stateText(): string {
    if (pausedAt) return words.paused(formats[language].short(pausedAt));
    if (!state) return words.waiting;
    const when = formats[language].short(state.at);
    if (state.failure === null) return words.answered(when);
    const known: Readonly<Record<string, string>> = words.failures;
    return words.again(when, known[state.failure] ?? words.answeredWith(state.failure));
  }
}
