import { anonymous } from '@waybill/auth-core';
import { toListed } from '../src/console/features/desk/commands/search/listed';
import { createFinding } from '../src/console/features/desk/palette/finding';
import { createI18n } from '../src/locales/create-i18n';

/** The cost of a key in the palette with 2,000 commands; the goal is 16 ms to the first result. */
const total = 2000;
const words = ['运单列表', '快速下单', '推广用户', '地址簿', '账号管理', '操作记录'];
const i18n = createI18n({ locale: 'zh' });
const pinyin = Object.fromEntries(words.map((word) => [word, 'ding dan lie biao']));
const create = () => createFinding({ pinyin, records: [], access: anonymous });

const began = performance.now();
const all = Array.from({ length: total }, (_, at) =>
  toListed(
    { id: `command.${at}`, title: { zh: words[at % words.length] ?? '', en: `Parcel command ${at}` }, run: () => {} },
    'go',
    i18n,
  ),
);
console.log(`taking ${total} commands in, on opening: ${(performance.now() - began).toFixed(1)} ms`);

for (const query of ['ydlb', 'parcel comand 7', '列表', 'zzzzzz']) {
  const { rate, rank } = create();
  let isWhole = false;
  const measure = () => {
    const start = performance.now();
    isWhole = rate(all, query);
    rank(all, () => 0);
    return performance.now() - start;
  };
  const first = measure();
  let turns = 1;
  for (; !isWhole; turns += 1) measure();
  const again = Array.from({ length: 50 }, measure).sort((one, other) => one - other);
  console.log(
    `"${query}": first results after ${first.toFixed(1)} ms (goal 16), all in ${turns} turns; again ${again[25]?.toFixed(2)} ms`,
  );
}
