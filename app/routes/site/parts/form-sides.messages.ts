import { inBoth } from '#studio/shared/texts/in-both.ts';

export const formSidesMessages = inBoth({
  title: ['What happens next', 'Sådan foregår det'],
  newsletter: [
    [
      'We email you a link to confirm your address.',
      'Confirm, and you’re on the list.',
      'Every email has a link to unsubscribe.',
    ],
    [
      'Vi sender et link, hvor du bekræfter din adresse.',
      'Når du har bekræftet, er du på listen.',
      'Du kan afmelde dig i hver e-mail.',
    ],
  ],
  dateNotice: [
    [
      'We email you a link to confirm your address.',
      'When the first date is set, you get one email.',
      'You can cancel at any time. We then delete your address.',
    ],
    [
      'Vi sender et link, hvor du bekræfter din adresse.',
      'Når den første dato er fastsat, får du én e-mail.',
      'Du kan afmelde dig når som helst. Så sletter vi din adresse.',
    ],
  ],
  waitingList: [
    [
      'We email you a link to confirm your address. You’re then on the list.',
      'When a place becomes free, we reserve it for you and email you a link to book it.',
      'Don’t want it any more? One click, and the next person gets the place.',
    ],
    [
      'Vi sender et link, hvor du bekræfter din adresse. Så er du på listen.',
      'Når en plads bliver ledig, reserverer vi den til dig og sender et link, så du kan bestille den.',
      'Vil du ikke have den længere? Ét klik, så går pladsen videre til den næste.',
    ],
  ],
  story: [
    [
      'We read your story within a few days.',
      'We reply either way.',
      'Stories that could help others appear in the magazine, under your name.',
    ],
    [
      'Vi læser din historie inden for nogle dage.',
      'Vi svarer dig under alle omstændigheder.',
      'Historier, der kan hjælpe andre, kommer i magasinet under dit navn.',
    ],
  ],
});

export type FormSteps = Exclude<keyof (typeof formSidesMessages)['en'], 'title'>;
