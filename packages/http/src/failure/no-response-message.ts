import { noResponse } from '../errors/no-response';
import { languageOf, type MessageOptions } from './message-options';

/** The message to show where no readable response came: entry 0 of the application's catalogue, else of the built-in one. */
export function noResponseMessage(options: MessageOptions): string {
  const language = languageOf(options);
  return options.messages?.[language]?.[0] ?? noResponse[language] ?? noResponse.en ?? '';
}
