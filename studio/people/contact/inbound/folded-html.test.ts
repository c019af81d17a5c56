import { expect, test } from 'vitest';
import { parseEmail } from '#platform/processes/child/email/parse-email.ts';
import { emailText, splitQuoted } from './email-text.ts';

async function foldedHtml(html: string) {
  const raw = Buffer.from(
    `From: Pia <pia@student.example>\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`,
  );
  const { text } = await parseEmail({ raw, mostText: 20_000, mostAttachments: 20 });
  return splitQuoted(emailText(text).body);
}

test.each([
  [
    'Outlook for Windows, Danish',
    'Ja, tirsdag er fint.\n\nVenlig hilsen\n\nPia',
    `<html xmlns:o="urn"><head><style><!-- p{} --></style></head><body lang="DA" link="#0563C1"><div class="WordSection1"><p class="MsoNormal"><span>Ja, tirsdag er fint.<o:p></o:p></span></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Venlig hilsen<o:p></o:p></p><p class="MsoNormal">Pia<o:p></o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b><span>Fra:</span></b><span> Studiet &lt;studio@x.dk&gt; <br><b>Sendt:</b> 27. november 2026 12:00<br><b>Til:</b> Pia &lt;pia@x.dk&gt;<br><b>Emne:</b> Din besked<o:p></o:p></span></p></div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">Hej Pia<o:p></o:p></p><p class="MsoNormal">Passer tirsdag?</p></div></body></html>`,
  ],
  [
    'Outlook on the web, Swedish',
    'Ja tak.\nPia',
    `<html><body dir="ltr"><div class="elementToProof" style="font-size:12pt">Ja tak.</div><div id="Signature"><div>Pia</div></div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri"><b>Från:</b> Studio<br><b>Skickat:</b> den 27<br><b>Till:</b> Pia<br><b>Ämne:</b> Tid</font><div>&nbsp;</div></div><div dir="ltr">Hej Pia<br>Passer det?</div></body></html>`,
  ],
  [
    'Gmail with a signature below',
    'Ja tak.',
    `<div dir="ltr"><div>Ja tak.</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Den fre. 27. nov. 2026 kl. 12.00 skrev Studiet &lt;<a href="mailto:s@x.dk">s@x.dk</a>&gt;:<br></div><blockquote class="gmail_quote" style="margin:0">Hej Pia<br>Passer tirsdag?</blockquote></div><div><br clear="all"></div><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature"><div>Pia Prøve</div><div>Sopran</div></div>`,
  ],
  [
    'Apple Mail on a telephone',
    'Ja tak.\n\nSendt fra min iPhone',
    `<html><body style="line-break: after-white-space;">Ja tak.<br><br><div dir="ltr">Sendt fra min iPhone</div><div dir="ltr"><br><blockquote type="cite">Den 27. nov. 2026 kl. 12.00 skrev Studiet &lt;s@x.dk&gt;:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">Hej Pia</div></blockquote></body></html>`,
  ],
  [
    'Samsung',
    'Ja tak.\n\nSendt fra min Galaxy',
    `<html><body><div>Ja tak.</div><div><br></div><div id="composer_signature"><div style="font-size:12px" dir="auto">Sendt fra min Galaxy</div></div><div><br></div><div align="left" dir="auto" style="font-size:100%"><div>-------- Oprindelig meddelelse --------</div><div>Fra: Studiet &lt;s@x.dk&gt; </div><div>Dato: 27.11.2026  12.00  (GMT+01:00) </div><div>Til: Pia &lt;pia@x.dk&gt; </div><div>Emne: Din besked </div><div><br></div></div>Hej Pia<br>Passer det?</body></html>`,
  ],
  [
    'Thunderbird with a signature below',
    'Ja.',
    `<div>Ja.</div><div class="moz-cite-prefix">Den 27.11.2026 kl. 12.00 skrev Studiet:<br></div><blockquote type="cite" cite="mid:x"><p>Passer det?</p></blockquote><div class="moz-signature">-- <br>Pia</div>`,
  ],
])('HTML of %s: what was written is shown, and the earlier email is folded', async (_, written, html) => {
  const found = await foldedHtml(html);
  expect(found.written).toBe(written);
  expect(found.quoted).toMatch(/Passer|Hej Pia/);
});

test('HTML of Gmail: an answer below its quote stays open', async () => {
  const quote =
    '<div class="gmail_attr">Den 27. skrev S &lt;s@x.dk&gt;:</div><blockquote class="gmail_quote">Passer tirsdag?</blockquote>';
  const { written, quoted } = await foldedHtml(`<div class="gmail_quote">${quote}<div>Ja.</div></div>`);
  expect([written, quoted]).toEqual(['Den 27. skrev S <s@x.dk>:\n\n> Passer tirsdag?\n\nJa.', null]);
});
