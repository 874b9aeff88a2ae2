export {
  arabic,
  chinese,
  english,
  german,
  japanese,
  type ShippedLanguage,
} from '../console/features/appearance/languages/shipped-languages';
