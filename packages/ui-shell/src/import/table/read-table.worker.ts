import { answerCalls } from '../../worker/answer-calls';
import { parseTable } from './parse-table';

answerCalls(parseTable);
