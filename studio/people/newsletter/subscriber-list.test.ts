import { describe, expect, test } from 'vitest';
import { readList } from '#platform/processes/child/files/read-csv.ts';
import { csvOf } from '#studio/shared/lists/csv.ts';
import { subscriberList } from './subscriber-list.ts';

const fromText = (text: string) => subscriberList(readList({ text }).rows);
const fromFile = (bytes: Uint8Array) => subscriberList(readList({ bytes }).rows);
const only = (...addresses: string[]) => ({ addresses, invalid: [], unsubscribed: 0 });

/** What other programs export, with their columns. */
const exports = {
  'Mailchimp, subscribed':
    'Email Address,First Name,Last Name,Address,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,LEID,EUID,NOTES,TAGS\n' +
    'mia@example.com,Mia,Holm,"Prøvegade 1\n2100 København",2,"2024-03-01 10:00:00",,"2024-03-01 10:01:00",1,ab12,,"""Choir"",""News"""\n',
  Squarespace:
    'Email,Shipping Name,Accepts Marketing,Subscriber Source,Subscriber Since,Tags\n' +
    'mia@example.com,Mia Holm,true,Newsletter Block,2024-03-01,\nib@example.com,Ib,false,,,\n',
  Kajabi:
    'Name,First Name,Last Name,Email,Email Marketing Status,Created At,Products\n' +
    'Mia Holm,Mia,Holm,mia@example.com,Subscribed,2024-03-01,"Voice; Breath"\nIb,Ib,,ib@example.com,Unsubscribed,2024-03-01,\n',
  Substack:
    'email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at\n' +
    'mia@example.com,false,,other,false,2024-03-01T10:00:00.000Z,\nib@example.com,true,,yearly,true,2024-03-01T10:00:00.000Z,\n',
  Ghost:
    'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers\n' +
    '1,mia@example.com,Mia,,true,false,,2024-03-01,,,\n2,ib@example.com,Ib,,false,false,,2024-03-01,,,\n',
  listmonk:
    'uuid,email,name,attributes,status,created_at\n' +
    'a1,mia@example.com,Mia,"{""mailchimp"": true}",enabled,2024-03-01\na2,ib@example.com,Ib,{},blocklisted,2024-03-01\n',
  Mautic: 'id,firstname,lastname,email,doNotContact\n1,Mia,Holm,mia@example.com,0\n2,Ib,,ib@example.com,1\n',
};

describe('a list of subscribers', () => {
  test.each(Object.entries(exports))('of %s has those who subscribe, without those who left', (_, text) => {
    const { addresses, invalid } = fromText(text);
    expect([addresses, invalid]).toEqual([['mia@example.com'], []]);
  });

  test.each([
    [
      'who unsubscribed',
      'UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_REASON',
      '"2024-05-01 08:00:00",March,NORMAL',
    ],
    ['who were cleaned', 'CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,LEID', '"2024-05-01 08:00:00",March,7'],
  ])('of Mailchimp, %s, has no addresses to add', (_, columns, values) => {
    const text = `Email Address,First Name,${columns}\nmia@example.com,Mia,${values}\n`;
    expect(fromText(text)).toEqual({ addresses: [], invalid: [], unsubscribed: 1 });
  });

  test.each(['en', 'da'] as const)('that was exported here leaves out who unsubscribed: %s', (language) => {
    const status = language === 'en' ? ['Confirmed', 'Unsubscribed'] : ['Bekræftet', 'Afmeldt'];
    const rows = [
      ['Email', 'Status', 'Tilmeldt'],
      ['mia@example.com', status[0] ?? '', '2026-01-01'],
      ['ib@example.com', status[1] ?? '', '2026-01-01'],
    ];
    expect(fromText(csvOf(rows, language))).toEqual({ ...only('mia@example.com'), unsubscribed: 1 });
  });
});

/* Reports about comparable programs: each list once was imported wrongly. */
describe('a list that another program has imported wrongly', () => {
  test('listmonk #46, #65: the mark of UTF-8 is no part of the first heading', () => {
    expect(fromFile(Buffer.from('\u{FEFF}email,name\nmia@example.com,Mia'))).toEqual(only('mia@example.com'));
  });
  test('gophish #764: UTF-16 and Windows-1252 are read', () => {
    const list = 'Navn;E-mail\r\nÅse;aase@example.dk\r\n';
    for (const bytes of [Buffer.from(`\u{FEFF}${list}`, 'utf16le'), Buffer.from(list, 'latin1')])
      expect(fromFile(bytes)).toEqual(only('aase@example.dk'));
  });
  test('listmonk #1070: cells are padded with spaces', () => {
    const text = 'email       , name   , attributes\nmia@example.com   , Mia   , "{""a"": true}"   \n';
    expect(fromText(text)).toEqual(only('mia@example.com'));
  });
  test('SendPortal #67, SniperPhish #44: semicolons separate', () => {
    expect(fromText('id;email;first_name\n;mia@example.com;Mia')).toEqual(only('mia@example.com'));
  });
  test('Dada Mail #513: a column before the addresses shifts nothing', () => {
    expect(fromText('timestamp,email\n2015-08-03 10:00,mia@example.com')).toEqual(only('mia@example.com'));
  });
  test('listmonk #201: without headings', () => {
    expect(fromText('Mia Holm,mia@example.com,2024\nIb,ib@example.com,')).toEqual(
      only('mia@example.com', 'ib@example.com'),
    );
  });
  test('Ghost #16268, Ghost #19658: no consent is not consent, nor is an empty cell beside others that say yes', () => {
    const text =
      'email,subscribed_to_newsletter\nmia@example.com,yes\nib@example.com,FALSE\nbo@example.com,\n';
    expect(fromText(text)).toEqual({ ...only('mia@example.com'), unsubscribed: 2 });
    expect(fromText('email,Subscribed?\nmia@example.com,\n')).toEqual(only('mia@example.com'));
  });
  test('listmonk #929: an address that is subscribed on one line and blocked on another stays out', () => {
    const text = 'email,status\nmia@example.com,subscribed\nMIA@example.com,blocklisted\n';
    expect(fromText(text)).toEqual({ addresses: [], invalid: [], unsubscribed: 1 });
  });
  test('Ghost #25732, Substack: an address that no longer gets emails stays out; one that does not pay stays in', () => {
    const text =
      'email,active_subscription,email_disabled\nmia@example.com,false,false\nib@example.com,true,TRUE\n';
    expect(fromText(text)).toEqual({ ...only('mia@example.com'), unsubscribed: 1 });
  });
  test('Mautic #5149, #5245: an address in capitals is the same address', () => {
    expect(fromText('email\nMIA@EXAMPLE.COM\nmia@example.com\n')).toEqual(only('MIA@EXAMPLE.COM'));
  });
  test('Mautic #10411: an apostrophe belongs to the address', () => {
    expect(fromText("email\ntest.o'neil@example.com.au\n")).toEqual(only("test.o'neil@example.com.au"));
  });
  test('onadata #757: lines end as on an old Macintosh', () => {
    expect(fromText('name,email\rMia,mia@example.com\r')).toEqual(only('mia@example.com'));
  });
  test('leadminer #90: a name with a separator is one cell', () => {
    expect(fromText('Name,Email\n"Holm, Mia; +45",mia@example.com')).toEqual(only('mia@example.com'));
  });
});

describe('pasted addresses', () => {
  test('are separated by lines, commas, semicolons or spaces, also with names and as links', () => {
    const text =
      'a@x.dk, b@x.dk;c@x.dk\nMia Holm <d@x.dk>\n"Ib, Bo" <e@x.dk>\nmailto:f@x.dk g@x.dk\n\u{200B}h@x.dk';
    expect(fromText(text).addresses.toSorted()).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `${name}@x.dk`),
    );
  });

  test('that are none are named; of a line with an address only what looks like one', () => {
    expect(fromText('none\nMia Holm, mia@x.dk, ib@\n').invalid).toEqual(['none', 'ib@']);
  });
});
