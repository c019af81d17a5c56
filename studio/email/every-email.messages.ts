/** In every email to visitors and students. `closing`: the last words, which only the owner writes. */
export const en = {
  hello: (name: string) => `Hello ${name},`,
  helloUnnamed: 'Hello,',
  closing: '',
};

export const da: typeof en = {
  hello: (name) => `Hej ${name}`,
  helloUnnamed: 'Hej',
  closing: '',
};
