import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeBusy } from './busy-button.ts';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function buttonReading(words: string, busyLabel?: string) {
  const button = {
    disabled: false,
    ariaBusy: null as string | null,
    dataset: busyLabel === undefined ? {} : { busyLabel },
    childNodes: [words],
    matches: () => false,
    replaceChildren: (...nodes: string[]) => {
      button.childNodes = nodes;
    },
  };
  return button;
}

test.each([
  ['Sending...', 'Sending...'],
  [undefined, 'Subscribe'],
  ['', 'Subscribe'],
])('busy button: the label %j is shown as %j, never empty, and is restored afterwards', (label, read) => {
  const button = buttonReading('Subscribe', label);
  const done = makeBusy(button as unknown as HTMLButtonElement);
  expect(button).toMatchObject({ disabled: true, ariaBusy: 'true', childNodes: [read] });
  done();
  expect(button).toMatchObject({ disabled: false, ariaBusy: null, childNodes: ['Subscribe'] });
});
