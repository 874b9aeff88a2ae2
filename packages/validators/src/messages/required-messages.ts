/** In a file of its own, because every format says it too of what is missing. */
export const messages = { code: 'required', zh: '此项为必填项', en: 'This field is required' } as const;
