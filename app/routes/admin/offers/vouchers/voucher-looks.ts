export const codeVariants = {
  active: 'done',
  scheduled: 'waiting',
  paused: 'quiet',
  ended: 'quiet',
  'used-up': 'quiet',
} as const;

export const giftCardVariants = {
  scheduled: 'waiting',
  active: 'done',
  used: 'quiet',
  expired: 'quiet',
  refunded: 'quiet',
} as const;
