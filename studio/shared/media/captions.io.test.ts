import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCaptions } from '#platform/processes/child/files/read-captions.ts';
import { processes } from '#tests/support/processes/shared-processes.ts';
import { maxCaptionBytes, passagesOf, sanitizeCaptions, storedCues, writeCaptions } from './captions.ts';

const cuesOf = (text: string) => readCaptions(Buffer.from(text));
const sanitize = (bytes: Uint8Array) => sanitizeCaptions(processes, bytes);

describe('captions are parsed by content', () => {
  test('with and without hours, names, settings, notes, styles, CRLF and a byte order mark', () => {
    const file = [
      '\ufeffWEBVTT - Første lektion',
      '',
      'STYLE',
      '::cue { background: url(https://elsewhere.example/x.png) }',
      '',
      'NOTE not for readers',
      '',
      '2',
      '01:00:05.250 --> 01:00:07.000 align:start line:0',
      '<v Thea>Nyn &amp; vent</v>',
      '<i>længe</i>',
      '',
      '00:01.000 --> 00:02.500',
      'Begynd her.',
      '',
    ].join('\r\n');
    expect(cuesOf(file)).toEqual([
      { startMs: 1000, endMs: 2500, text: 'Begynd her.' },
      { startMs: 3_605_250, endMs: 3_607_000, text: 'Thea: Nyn & vent\nlænge' },
    ]);
  });

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['SubRip', '1\n00:00:01,000 --> 00:00:02,000\nHej'],
    ['a word that only begins like it', 'WEBVTTX\n\n00:01.000 --> 00:02.000\nHej'],
    ['no cue', 'WEBVTT\n\nNOTE empty'],
    ['an end before its beginning', 'WEBVTT\n\n00:02.000 --> 00:01.000\nHej'],
    ['minutes beyond sixty', 'WEBVTT\n\n00:61:00.000 --> 00:62:00.000\nHej'],
    ['no times', 'WEBVTT\n\nsoon --> later\nHej'],
    ['a nought', 'WEBVTT\n\n00:01.000 --> 00:02.000\nH\0j'],
  ])('%s is refused', (_, text) => {
    expect(cuesOf(text)).toBeNull();
  });

  test('other encodings than UTF-8 are refused, and files larger than a megabyte', async () => {
    const latin = Buffer.concat([Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n'), Buffer.from([0xe6])]);
    expect(await sanitize(latin)).toEqual({ ok: false, reason: 'not-captions' });
    const large = Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${'a'.repeat(maxCaptionBytes)}`);
    expect(await sanitize(large)).toEqual({ ok: false, reason: 'captions-too-large' });
    // Small on disk, large once its entities are expanded.
    const signs = Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${'&'.repeat(maxCaptionBytes / 2)}`);
    expect(await sanitize(signs)).toEqual({ ok: false, reason: 'captions-too-large' });
  });

  test('no input throws; accepted captions parse again unchanged, and contain no tag', () => {
    const line = fc.oneof(
      fc.constantFrom('WEBVTT', '', '00:01.000 --> 00:02.000', '<v Æ>Hej</v>', '<b', '&lt;script&gt;', '-->'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const found = cuesOf(['WEBVTT', '', '00:00.000 --> 00:01.000', 'a', '', ...lines].join('\n'));
        if (!found) return;
        const written = writeCaptions(found);
        expect(readCaptions(written)).toEqual(found);
        expect(storedCues(written.toString())).toEqual(found);
        expect(written.toString().replaceAll('-->', '')).not.toMatch(/[<>]/);
      }),
    );
  });
});

test.each(['<', '<v ', '<v.', '<v\t '])(
  'a file full of unclosed tags is parsed in linear time (%j)',
  (piece) => {
    const source = piece.repeat(Math.floor(1_000_000 / piece.length));
    expect(cuesOf(`WEBVTT\n\n00:00.000 --> 00:01.000\na${source}`)).not.toBeUndefined();
  },
);

test('a transcript joins cues up to the end of a sentence, or half a minute', () => {
  const cue = (seconds: number, text: string) => ({
    startMs: seconds * 1000,
    endMs: seconds * 1000 + 900,
    text,
  });
  expect(
    passagesOf([cue(1, 'Breathe out,'), cue(3, 'then wait.'), cue(6, 'Now hum'), cue(40, 'and stop')]),
  ).toEqual([
    { seconds: 1, text: 'Breathe out, then wait.' },
    { seconds: 6, text: 'Now hum' },
    { seconds: 40, text: 'and stop' },
  ]);
});
