import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { log, root } from './project.mjs';

// Not among the packages, which an installation removes. Node 20 has no lock that the kernel releases.
const file = join(root, 'scripts/node/bin/setup.lock');
const beatMs = 2_000;
const abandonedMs = 30_000;
const pollMs = 200;
let isHeld = false;

/** One command at a time installs or builds in this folder; another one waits for it. @param {() => Promise<void>} work */
export async function whileLocked(work) {
  if (isHeld) return work();
  await waitForLock();
  isHeld = true;
  const beat = setInterval(() => touch(), beatMs).unref();
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

async function waitForLock() {
  for (let isNamed = false; ; ) {
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${process.pid} ${hostname()}`, { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') return;
    }
    if (isAbandoned()) rmSync(file, { force: true });
    else {
      if (!isNamed) log('another command installs or builds here: waiting for it');
      isNamed = true;
      await pause(pollMs);
    }
  }
}

function isAbandoned() {
  try {
    const [pid, host] = readFileSync(file, 'utf8').split(' ');
    if (Date.now() - statSync(file).mtimeMs > abandonedMs) return true;
    return host === hostname() && !isAlive(Number(pid));
  } catch {
    return false;
  }
}

function isAlive(pid) {
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function touch() {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // It was taken over while this machine slept.
  }
}

function release() {
  isHeld = false;
  rmSync(file, { force: true });
}
