import { defineMessages } from '@waybill/ui-shell';

/** Every word of this back office, in the languages it has. */
export const titles = defineMessages('library', {
  product: { zh: '图书馆', en: 'Library' },
  subTitle: { zh: '借阅台', en: 'Lending desk' },
  books: { zh: '书目', en: 'Books' },
  book: { zh: '图书', en: 'Book' },
  title: { zh: '书名', en: 'Title' },
  author: { zh: '作者', en: 'Author' },
  borrower: { zh: '借阅人', en: 'Borrower' },
  lend: { zh: '借出', en: 'Lend' },
  change: { zh: '修改', en: 'Change' },
  loans: { zh: '借出的书', en: 'Loans' },
  takeBack: { zh: '归还', en: 'Take back' },
  readers: { zh: '读者', en: 'Readers' },
  reader: { zh: '读者', en: 'Reader' },
  joined: { zh: '办证日期', en: 'Joined' },
  save: { zh: '保存', en: 'Save' },
  missing: { zh: '地址中没有编号。', en: 'The address names nothing.' },
  vault: { zh: '书库', en: 'Vault' },
  keeperOnly: { zh: '只有馆长能看到这一页。', en: 'Only the keeper sees this page.' },
});
