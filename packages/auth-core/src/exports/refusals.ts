export { describeRefusal, type RefusalTexts } from '../records/describe-refusal';
