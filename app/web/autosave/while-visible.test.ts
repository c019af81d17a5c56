import { afterEach, expect, test, vi } from 'vitest';
import { whileVisible } from './while-visible.ts';

afterEach(() => vi.unstubAllGlobals());

function pageWith(states: string[]) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const set = whileVisible((state: string) => states.push(state));
  const turn = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { set, turn };
}

test('autosave: no state is set while the page is hidden, and the latest one once it is shown', () => {
  const states: string[] = [];
  const { set, turn } = pageWith(states);
  set('saving');
  turn(true);
  set('local');
  set('saved');
  expect(states).toEqual(['saving']);
  turn(false);
  expect(states).toEqual(['saving', 'saved']);
  turn(true);
  turn(false);
  expect(states).toEqual(['saving', 'saved']);
});
