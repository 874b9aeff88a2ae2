import fc from 'fast-check';
import { seed } from './rounds-of';

fc.configureGlobal({ seed });
