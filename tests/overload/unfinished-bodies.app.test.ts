import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { inboundSettings } from '../support/inbound/mailgun.ts';
import { collectedMemory, startMeasured } from '../support/site/collected-memory.ts';

const megabyte = 1024 * 1024;
const connections = process.env.PROVE ? 130 : 40;
const declared = 15 * megabyte;
const sent = 8 * megabyte;
const piece = Buffer.alloc(megabyte / 4, 'n');

const multipart = 'multipart/form-data; boundary=x';
const file = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n';
const mime = '--x\r\nContent-Disposition: form-data; name="body-mime"\r\n\r\n';
const places: ReadonlyArray<{ path: string; type: string; begin: string }> = [
  { path: '/webhooks/email/mime', type: multipart, begin: mime },
  { path: '/webhooks/stripe', type: 'application/json', begin: '{' },
  { path: '/celebrity-application', type: multipart, begin: file },
  { path: '/testimonials/share', type: multipart, begin: file },
  { path: '/storage/v1/object/magazine-pdfs/a.pdf', type: 'application/pdf', begin: '%PDF-1.7' },
  { path: '/contact', type: multipart, begin: file },
  { path: '/admin/uploads/1/0', type: 'application/octet-stream', begin: '' },
];

test(`unfinished bodies: ${connections} connections of 15 MB raise memory by at most 100 MB, and visitors are served meanwhile`, async () => {
  const server = startMeasured([], inboundSettings);
  const url = new URL(await server.open());
  for (const { path } of places) await fetch(new URL(path, url)).then((answer) => answer.text());
  const empty = await collectedMemory(server);
  for (const place of places) {
    const senders = Array.from({ length: connections }, () => beginSending(url, place));
    const taken = () => senders.reduce((bytes, sender) => bytes + sender.taken(), 0);
    let before = -1;
    while (taken() > before) {
      before = taken();
      const grown = ((await collectedMemory(server)) - empty) / megabyte;
      expect(grown, place.path).toBeLessThan(100);
    }
    expect((await fetch(new URL(`/private-coaching/book?from=${place.path}`, url))).status).toBe(200);
    const form = { method: 'POST', body: new URLSearchParams({ email: 'not an address' }) };
    expect((await fetch(new URL('/contact', url), form)).status).toBe(400);
    for (const { socket } of senders) socket.destroy();
  }
});

function beginSending(url: URL, { path, type, begin }: (typeof places)[number]) {
  const socket = connect(Number(url.port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  const method = path.startsWith('/admin/') ? 'PUT' : 'POST';
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: ${type}\r\nContent-Length: ${declared}\r\n\r\n${begin}`,
  );
  let taken = 0;
  const sendMore = () => {
    if (taken >= sent || socket.destroyed) return;
    socket.write(piece, (error) => {
      if (error) return;
      taken += piece.length;
      sendMore();
    });
  };
  sendMore();
  return { socket, taken: () => taken };
}
