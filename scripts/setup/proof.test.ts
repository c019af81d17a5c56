import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openProof } from './proof.mjs';

function proofFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proof-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'prove.json');
}

test('prove: a resumed run skips what passed with the same sources, and repeats what failed', () => {
  const file = proofFile();
  const first = openProof(false, file, 'commit a');
  first.record('scenarios, 1 of 10', { passed: 2, failed: 0 });
  first.record('scenarios, 2 of 10', { passed: 1, failed: 1 });
  const second = openProof(true, file, 'commit a');
  expect(second.passedBefore('scenarios, 1 of 10')).toEqual({ passed: 2, failed: 0 });
  expect(second.passedBefore('scenarios, 2 of 10')).toBeUndefined();
});

test('prove: other sources, or a run without --resume, start again', () => {
  const file = proofFile();
  openProof(false, file, 'commit a').record('kills', { passed: 1, failed: 0 });
  expect(openProof(true, file, 'commit b').passedBefore('kills')).toBeUndefined();
  expect(openProof(false, file, 'commit a').passedBefore('kills')).toBeUndefined();
});
