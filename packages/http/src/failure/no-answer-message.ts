import { noAnswer } from '../errors/no-answer.ts';
import { languageOf, type MessageOptions } from './message-options.ts';

/** The message to show where no readable answer came: entry 0 of the application's catalogue, else of the built-in one. */
export function noAnswerMessage(options: MessageOptions): string {
  const language = languageOf(options);
  return options.messages?.[language]?.[0] ?? noAnswer[language] ?? noAnswer.en ?? '';
}
