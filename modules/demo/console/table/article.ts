import { defineResource } from '@waybill/ui-shell/console';
import type { StatusTone } from '@waybill/ui-shell/table';
import {
  type Article,
  articleCall,
  articleSorts,
  articleStatuses,
  articlesCall,
  removeArticlesCall,
  saveArticleCall,
} from '../../contract/articles';

/** The records of the demo tables. */
export const articles = defineResource({
  list: articlesCall,
  record: articleCall,
  save: saveArticleCall,
  remove: removeArticlesCall,
  filters: { title: 'text', author: 'text', status: articleStatuses, from: 'date', to: 'date' },
  sorts: articleSorts,
});

/** The colour of a status, which its word repeats. */
export const articleTones: Record<Article['status'], StatusTone> = {
  published: 'success',
  draft: 'warning',
  deleted: 'neutral',
};
