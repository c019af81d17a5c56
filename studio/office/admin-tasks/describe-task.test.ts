import { describe, expect, test } from 'vitest';
import { describeAction, describeTask } from './describe-task.ts';
import { isDestructive, ruleOf, type TaskAction, type TaskKind, taskRules } from './task.ts';

const kinds = Object.keys(taskRules) as TaskKind[];

describe('every kind of task', () => {
  test.each(kinds)('%s offers an action, and is described in both languages [P.111]', (kind) => {
    const { remedies } = ruleOf(kind);
    expect(remedies.length).toBeGreaterThan(0);
    expect(new Set(remedies).size).toBe(remedies.length);
    for (const language of ['en', 'da'] as const) {
      const description = describeTask({ kind, subjectId: 'x', details: {} }, language);
      expect(description.title).not.toBe('');
      expect(description.explanation).toMatch(/\.$/);
      const labels = remedies.map((remedy) => describeAction(kind, remedy, language));
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('requires confirmation only where money is refunded', () => {
    const remedies: TaskAction[] = ['accept', 'decline', 'dispatch', 'retry', 'done'];
    expect(remedies.filter(isDestructive)).toEqual(['decline']);
  });
});

test('a task names the subject, the person and the order', () => {
  const details = { what: 'Voice Elevated', name: 'Søren Ågård', orderNumber: 'B-1001' };
  expect(describeTask({ kind: 'decide-application', subjectId: 'x', details }, 'da').title).toBe(
    'Optag eller afvis: Voice Elevated, Søren Ågård, ordre B-1001',
  );
});

test('amounts and times are formatted per language', () => {
  const details = { amountMinor: 1_850_000, currency: 'DKK', slotStart: '2026-11-23T12:00:00Z' } as const;
  const facts = (language: 'en' | 'da') =>
    describeTask({ kind: 'refund-refused', subjectId: 'x', details }, language).facts.map(
      (fact) => fact.value,
    );
  expect(facts('en')[0]).toMatch(/18,500/);
  expect(facts('da')[0]).toMatch(/18\.500/);
  expect(facts('en')[1]).toBe('Monday 23 November 2026, 13:00 to 14:00, Copenhagen, 60 minutes');
});

test('a reschedule request links to the booking, with the requested time', () => {
  const requestedStart = '2026-11-23T12:00:00Z';
  const task = { kind: 'reschedule-request', subjectId: 'b1', details: { requestedStart } } as const;
  expect(describeTask(task, 'da').facts[0]).toEqual({
    label: 'Booking',
    value: 'Åbn den ønskede tid',
    href: '/admin/bookings/b1?requested=2026-11-23T12%3A00%3A00Z',
  });
});

test('a missing exchange rate links to the page where it is set', () => {
  const { facts } = describeTask({ kind: 'rate-missing', subjectId: 'USD', details: {} }, 'en');
  expect(facts.map(({ href }) => href)).toEqual(['/admin/settings/rates']);
});
