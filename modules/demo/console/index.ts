export { ArticleDialog } from './table/article-dialog';
