import { inBoth } from '#studio/shared/texts/in-both.ts';
import { common } from '#studio/shared/texts/vocabulary.messages.ts';
import { restoredPair } from '../../history/history.messages.ts';

export const notificationsMessages = inBoth({
  lead: [
    'Be notified on your phone and computer, and get a summary of your day by email.',
    'Få besked på din telefon og computer, og få et overblik over dagen på e-mail.',
  ],
  devices: ['Your devices', 'Dine enheder'],
  lockScreen: [
    'Notifications are sent encrypted through the browser’s push service. Signing out on a device ends them there.',
    'Notifikationer sendes krypteret gennem browserens pushtjeneste. Logger du ud på en enhed, stopper de dér.',
  ],
  caption: ['Devices with notifications', 'Enheder med notifikationer'],
  columns: {
    name: ['Device', 'Enhed'],
    added: ['Added', 'Tilføjet'],
    used: ['Last used', 'Sidst brugt'],
    remove: common.remove,
  },
  unknownDevice: ['Unknown device', 'Ukendt enhed'],
  thisDevice: (name: string) => [`${name} (this device)`, `${name} (denne enhed)`],
  never: ['Not yet', 'Ikke endnu'],
  none: ['No device yet.', 'Ingen enheder endnu.'],
  remove: common.remove,
  removeOf: (name: string) => [`Remove ${name}`, `Fjern ${name}`],
  turnOn: ['Turn on notifications on this device', 'Slå notifikationer til på denne enhed'],
  test: ['Send a test notification', 'Send en testnotifikation'],
  support: {
    unsupported: [
      'This browser doesn’t support notifications, or the page isn’t open over HTTPS. Open the admin in Chrome, Edge, Firefox or Safari.',
      'Denne browser understøtter ikke notifikationer, eller siden er ikke åbnet med HTTPS. Åbn administrationen i Chrome, Edge, Firefox eller Safari.',
    ],
    'install-first': [
      'On iPhone and iPad, first add the admin to the Home Screen: press Share, choose “Add to Home Screen”, then open it from there and come back to this page.',
      'På iPhone og iPad skal du først føje administrationen til hjemmeskærmen: Tryk på Del, vælg »Føj til hjemmeskærm«, åbn den derfra, og vend tilbage til denne side.',
    ],
    denied: [
      'Notifications from this site are blocked on this device. Allow them in the browser’s or phone’s settings, then reload this page.',
      'Notifikationer fra siden er blokeret på denne enhed. Tillad dem i browserens eller telefonens indstillinger, og genindlæs så siden.',
    ],
    ready: [
      'Your browser asks for permission. You can change your mind there at any time.',
      'Browseren beder om tilladelse. Du kan altid ændre det dér.',
    ],
    failed: [
      'Notifications couldn’t be turned on. Check your connection and try again.',
      'Notifikationer kunne ikke slås til. Tjek forbindelsen, og prøv igen.',
    ],
  },
  withoutScripts: [
    'Turning on notifications needs JavaScript on this device. Removing devices and the choices below work without it.',
    'Det kræver JavaScript at slå notifikationer til på denne enhed. Du kan fjerne enheder og ændre valgene nedenfor uden.',
  ],
  flash: {
    added: ['Notifications are on for this device.', 'Notifikationer er slået til på denne enhed.'],
    removed: ['Device removed.', 'Enheden er fjernet.'],
    tested: ['A test notification is on its way.', 'En testnotifikation er på vej.'],
    saved: common.saved,
    restored: restoredPair,
  },
  refusals: {
    'no-secret': [
      'Devices can’t be stored safely: their key would be in the same database. Set APP_SECRET where the studio is started, then start it again.',
      'Enheder kan ikke gemmes sikkert: Deres nøgle ville ligge i samme database. Sæt APP_SECRET dér, hvor studiet startes, og start det igen.',
    ],
    invalid: [
      'The browser’s subscription couldn’t be used. Reload the page and try again.',
      'Browserens abonnement kunne ikke bruges. Genindlæs siden, og prøv igen.',
    ],
    'too-many': [
      'There are 10 devices already. Remove one first.',
      'Der er allerede 10 enheder. Fjern en først.',
    ],
    'no-devices': [
      'There is no device to notify. Turn on notifications on a device first.',
      'Der er ingen enhed at sende til. Slå først notifikationer til på en enhed.',
    ],
  },
  notDone: ['Not turned on', 'Ikke slået til'],
  notSent: common.notSent,
});

export type NotificationsWords = (typeof notificationsMessages)['en'];
