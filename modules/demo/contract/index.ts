export {
  type Article,
  article,
  articleCall,
  articleFields,
  articleSorts,
  articleStatuses,
  articlesCall,
  maxDescription,
  removeArticlesCall,
  rowFields,
  saveArticleCall,
  uploadCall,
} from './articles';
