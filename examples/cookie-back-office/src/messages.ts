import { defineMessages } from '@waybill/ui-shell';

/** Every word of this back office, in the languages it has. */
export const titles = defineMessages('library', {
  product: { zh: '图书馆', en: 'Library' },
  subTitle: { zh: '借阅台', en: 'Lending desk' },
  reader: { zh: '读者', en: 'Reader' },
  joined: { zh: '办证日期', en: 'Joined' },
  borrower: { zh: '借阅人', en: 'Borrower' },
  lend: { zh: '借出《{title}》', en: 'Lend {title}' },
  lentTo: { zh: '已借给 {name}', en: 'lent to {name}' },
  atHome: { zh: '在馆', en: 'on the shelf' },
  loading: { zh: '正在加载', en: 'Loading' },
  failed: { zh: '无法加载书目。', en: 'The books could not be loaded.' },
  again: { zh: '重试', en: 'Try again' },
  keeperOnly: { zh: '只有馆长能看到这一页。', en: 'Only the keeper sees this page.' },
});
