export { ArticleDialog } from './table/article-dialog';
export { default } from './table/inline-edit-table';
