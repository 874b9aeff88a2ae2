export {
  arabic,
  chinese,
  english,
  german,
  japanese,
  type ShippedLanguage,
} from '../console/features/languages/shipped-languages';
