export { peopleMessages } from './people/messages';
