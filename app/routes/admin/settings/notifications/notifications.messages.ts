import type { Language } from '#studio/shared/language.ts';

const en = {
  lead: 'Be notified on your phone and computer, and get a summary of your day by email.',
  devices: 'Your devices',
  lockScreen:
    'Notifications are sent encrypted through the browser’s push service. Signing out on a device ends them there.',
  caption: 'Devices with notifications',
  columns: { name: 'Device', added: 'Added', used: 'Last used', remove: 'Remove' },
  unknownDevice: 'Unknown device',
  thisDevice: (name: string) => `${name} (this device)`,
  never: 'Not yet',
  none: 'No device yet.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  turnOn: 'Turn on notifications on this device',
  test: 'Send a test notification',
  support: {
    unsupported:
      'This browser doesn’t support notifications, or the page isn’t open over HTTPS. Open the admin in Chrome, Edge, Firefox or Safari.',
    'install-first':
      'On iPhone and iPad, first add the admin to the Home Screen: press Share, choose “Add to Home Screen”, then open it from there and come back to this page.',
    denied:
      'Notifications from this site are blocked on this device. Allow them in the browser’s or phone’s settings, then reload this page.',
    ready: 'Your browser asks for permission. You can change your mind there at any time.',
    failed: 'Notifications couldn’t be turned on. Check your connection and try again.',
  },
  withoutScripts:
    'Turning on notifications needs JavaScript on this device. Removing devices and the choices below work without it.',
  flash: {
    added: 'Notifications are on for this device.',
    removed: 'Device removed.',
    tested: 'A test notification is on its way.',
    saved: 'Saved',
  },
  refusals: {
    'no-secret':
      'First set APP_SECRET where the studio is started, so that the devices can be stored encrypted. Then start it again.',
    'bad-input': 'The browser’s subscription couldn’t be used. Reload the page and try again.',
    'too-many': 'There are 10 devices already. Remove one first.',
    'no-devices': 'There is no device to notify. Turn on notifications on a device first.',
  },
  notDone: 'Not turned on',
  notSent: 'Not sent',
};

const da: typeof en = {
  lead: 'Få besked på din telefon og computer, og få et overblik over dagen på e-mail.',
  devices: 'Dine enheder',
  lockScreen:
    'Notifikationer sendes krypteret gennem browserens pushtjeneste. Logger du ud på en enhed, stopper de dér.',
  caption: 'Enheder med notifikationer',
  columns: { name: 'Enhed', added: 'Tilføjet', used: 'Sidst brugt', remove: 'Fjern' },
  unknownDevice: 'Ukendt enhed',
  thisDevice: (name) => `${name} (denne enhed)`,
  never: 'Ikke endnu',
  none: 'Ingen enheder endnu.',
  remove: 'Fjern',
  removeOf: (name) => `Fjern ${name}`,
  turnOn: 'Slå notifikationer til på denne enhed',
  test: 'Send en testnotifikation',
  support: {
    unsupported:
      'Denne browser understøtter ikke notifikationer, eller siden er ikke åbnet med HTTPS. Åbn administrationen i Chrome, Edge, Firefox eller Safari.',
    'install-first':
      'På iPhone og iPad skal du først føje administrationen til hjemmeskærmen: Tryk på Del, vælg »Føj til hjemmeskærm«, åbn den derfra, og vend tilbage til denne side.',
    denied:
      'Notifikationer fra siden er blokeret på denne enhed. Tillad dem i browserens eller telefonens indstillinger, og genindlæs så siden.',
    ready: 'Browseren beder om tilladelse. Du kan altid ændre det dér.',
    failed: 'Notifikationer kunne ikke slås til. Tjek forbindelsen, og prøv igen.',
  },
  withoutScripts:
    'Det kræver JavaScript at slå notifikationer til på denne enhed. Du kan fjerne enheder og ændre valgene nedenfor uden.',
  flash: {
    added: 'Notifikationer er slået til på denne enhed.',
    removed: 'Enheden er fjernet.',
    tested: 'En testnotifikation er på vej.',
    saved: 'Gemt',
  },
  refusals: {
    'no-secret':
      'Sæt først APP_SECRET dér, hvor studiet startes, så enhederne kan gemmes krypteret. Start det så igen.',
    'bad-input': 'Browserens abonnement kunne ikke bruges. Genindlæs siden, og prøv igen.',
    'too-many': 'Der er allerede 10 enheder. Fjern en først.',
    'no-devices': 'Der er ingen enhed at sende til. Slå først notifikationer til på en enhed.',
  },
  notDone: 'Ikke slået til',
  notSent: 'Ikke sendt',
};

export const notificationsMessages: Record<Language, typeof en> = { en, da };
export type NotificationsWords = typeof en;
