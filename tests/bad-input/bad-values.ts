/** Values that no text field accepts: wrong types, what PostgreSQL cannot store, and excessive sizes. */
export const wrongTypes: Readonly<Record<string, unknown>> = {
  null: null,
  zero: 0,
  'a fraction': 1.5,
  true: true,
  'an empty list': [],
  'a list with a text': ['text'],
  'an empty object': {},
  'an object with toString and length': { toString: 'text', length: 4 },
  'an operator': { $ne: null },
};

export const oddTexts: Readonly<Record<string, string>> = {
  emoji: '👩‍🎤🎶🏳️‍🌈',
  'right to left': 'مرحبا ‏بالعالم‎',
  combining: `e${'\u0301'.repeat(200)}`,
  'an override': '\u202egnp.exe\u202c',
  'a lone surrogate': 'half \ud800 of one',
  'a NUL': 'before\u0000after',
  'control characters': 'bell\u0007 escape\u001b[31m',
  'a line break, as a header': 'Thea\r\nBcc: everybody@example.com',
  html: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'an attribute': '" autofocus onfocus="alert(1)',
  'a template': '{{7*7}} #{7*7} <%= 7*7 %>',
  sql: "Robert'); drop table bookings; --",
  'a like pattern': '%_\\%',
  'a path': '../../../../etc/passwd',
  'a format': '%s%n%x {0} \\u0000',
  'a number': '1e309',
  'an object': '[object Object]',
  'only spaces': ' \u00a0\u2003\u200b ',
};

export const oddTimes: Readonly<Record<string, unknown>> = {
  ...wrongTypes,
  'an empty text': '',
  word: 'tomorrow',
  'a day alone': '2026-11-24',
  'a time without a zone': '2026-11-24T10:00:00',
  'year zero': '0000-01-01T10:00:00Z',
  'year minus zero': '-000000-01-01T10:00:00Z',
  'year one million': '+1000000-01-01T10:00:00Z',
  'the last instant of all': '+275760-09-13T00:00:00Z',
  'before the first instant': '-271821-04-19T00:00:00Z',
  '29 February of no leap year': '2027-02-29T10:00:00Z',
  '31 November': '2026-11-31T10:00:00Z',
  '25 o’clock': '2026-11-24T25:00:00Z',
  '24 o’clock': '2026-11-24T24:00:00Z',
  'a leap second': '2026-12-31T23:59:60Z',
  'an offset of a day': '2026-11-24T10:00:00+24:00',
  'nanoseconds beside the hour': '2026-11-24T10:00:00.000000001Z',
  'half past': '2026-11-24T09:30:00Z',
  yesterday: '2026-11-22T10:00:00Z',
  'in ten years': '2036-11-24T10:00:00Z',
  'milliseconds as a text': '1795514400000',
  infinity: 'infinity',
  now: 'now',
  sql: "2026-11-24T10:00:00Z'; drop table claims; --",
  huge: '2'.repeat(90_000),
};

export const huge = 'ø'.repeat(40_000);

export const oddBodies: Readonly<Record<string, string>> = {
  nothing: '',
  'a word': 'word',
  null: 'null',
  'a number': '1',
  'a text': '"text"',
  'an empty list': '[]',
  'a list of lists': '[[[]]]',
  'two objects': '[{},{}]',
  'a broken object': '{"name": "Thea"',
  'a trailing comma': '{"name": "Thea",}',
  'a comment': '{/* */}',
  'not UTF-8': '\ufffd\ufffd{',
  'a byte order mark': '\ufeff{}',
  'deep lists': '['.repeat(45_000) + ']'.repeat(45_000),
  'deep objects': `${'{"a":'.repeat(16_000)}1${'}'.repeat(16_000)}`,
  'a form': 'name=Thea&email=thea%40example.com',
  xml: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
};

/** Keys for prototype pollution; each is merged into an otherwise empty request. */
export const poisonedBodies: readonly string[] = [
  '{"__proto__":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"name":{"__proto__":{"polluted":"yes"}}}',
  '[{"__proto__":{"polluted":"yes","payment_status":"pending"}}]',
];
