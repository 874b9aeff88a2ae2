/** Makes texts of a given length, of kinds that make parsers slow. */
export const noiseKinds: Readonly<Record<string, (length: number) => string>> = {
  blanks: (length) => fill(' ', length),
  'empty lines': (length) => fill('\n', length),
  'one word': (length) => fill('收货', length),
  digits: (length) => fill('1380000', length),
  brackets: (length) => fill('(【[（', length),
  punctuation: (length) => fill('，。：;-→', length),
  'chat log': (length) => fill('张三 12:30\n老板在吗 明天能来提车吗\n李四 12:31\n可以 地址发我\n', length),
  'address list': (length) => fill('张伟 13812345678 浙江省杭州市余杭区文一西路969号\n', length),
  'mixed scripts': (length) => fill('Hello 你好 from 上海 to Beijing 北京 ok 好的 ありがとう ', length),
  emoji: (length) => fill('🛵❤️👉①', length),
  'one long line': (length) => fill('我想把电动车从杭州寄到宁波然后运费到付', length),
  random: (length) => {
    let state = 7;
    const next = (bound: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (state >> 8) % bound;
    };
    return Array.from({ length }, () => String.fromCharCode(next(3) ? 0x4e00 + next(20_000) : 32 + next(95))).join('');
  },
};

const fill = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
