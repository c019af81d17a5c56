const rate = 8000;
const seconds = 4;

/** Generated in the browser, so that no recording is needed. Returns the URL of a WAV file. */
export function toneFile(): string {
  const samples = rate * seconds;
  const view = new DataView(new ArrayBuffer(44 + samples * 2));
  const words: Array<[number, string]> = [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ];
  for (const [at, word] of words)
    for (const [place, letter] of [...word].entries()) view.setUint8(at + place, letter.charCodeAt(0));
  view.setUint32(4, 36 + samples * 2, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  view.setUint32(40, samples * 2, true);
  for (let place = 0; place < samples; place += 1) {
    const time = place / rate;
    const loud = Math.min(1, time * 4, (seconds - time) * 2) * 6000;
    view.setInt16(44 + place * 2, Math.sin(2 * Math.PI * 220 * time) * loud, true);
  }
  return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }));
}

export function captionsFile(): string {
  return URL.createObjectURL(
    new Blob(['WEBVTT\n\n00:00.000 --> 00:04.000\n(a tone)\n'], { type: 'text/vtt' }),
  );
}
