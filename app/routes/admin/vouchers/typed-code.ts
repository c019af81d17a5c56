export interface TypedCode {
  code: string;
  value: string;
  percent: string;
  amount: string;
  currency: string;
  fromDay: string;
  untilDay: string;
  maxUses: string;
  maxUsesPerPerson: string;
  offerIds: string[];
}

export const emptyCode: TypedCode = {
  code: '',
  value: 'percent',
  percent: '10',
  amount: '',
  currency: 'DKK',
  fromDay: '',
  untilDay: '',
  maxUses: '',
  maxUsesPerPerson: '1',
  offerIds: [],
};
