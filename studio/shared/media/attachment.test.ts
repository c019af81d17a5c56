import { expect, test } from 'vitest';
import { attachmentKind, attachmentName } from './attachment.ts';

const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

test('the kind of an attachment is found in its content', () => {
  const found = {
    '%PDF-1.7': 'pdf',
    '\xff\xd8\xff\xe0': 'jpg',
    '\x89PNG\r\n\x1a\n': 'png',
    'RIFF\0\0\0\0WEBP': 'webp',
    'RIFF\0\0\0\0WAVE': 'wav',
    fLaC: 'flac',
    OggS: 'bin',
    '\xff\xf1\x50\x80': 'bin',
    '\x1aE\xdf\xa3': 'bin',
    'FORM\0\0\0\x40AIFF': 'bin',
    ID3: 'mp3',
    '\0\0\0\x20ftypM4A ': 'm4a',
    MZ: 'bin',
    '<script>': 'bin',
    '': 'bin',
  };
  for (const [content, kind] of Object.entries(found)) expect(attachmentKind(bytes(content))).toBe(kind);
});

test('a download is named by its content, without folders, and nothing that could be run', () => {
  expect(attachmentName('Noder.pdf', 'pdf')).toBe('Noder.pdf');
  expect(attachmentName('Noder.exe', 'pdf')).toBe('Noder.exe.pdf');
  expect(attachmentName('Foto.JPEG', 'jpg')).toBe('Foto.JPEG');
  expect(attachmentName('run.pdf', 'bin')).toBe('run.pdf.bin');
  expect(attachmentName('../../run\u202Efdp.exe', 'bin')).toBe('_.._runfdp.exe.bin');
  expect(attachmentName('C:\\tekst.docx', 'bin')).toBe('C__tekst.docx');
  expect(attachmentName('WhatsApp Audio.ogg', 'bin')).toBe('WhatsApp Audio.ogg');
  expect(attachmentName('Memo.m4a', 'bin')).toBe('Memo.m4a');
  expect(attachmentName('side.html', 'bin')).toBe('side.html.bin');
  expect(attachmentName('', 'bin')).toBe('file.bin');
  expect(attachmentName('a\r\nX: y.pdf', 'pdf')).toBe('a X_ y.pdf');
});
