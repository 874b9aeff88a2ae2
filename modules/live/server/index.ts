export { addLiveCalls } from './live-calls';
export { addNotices } from './notices';
export { noticeStatements } from './seed/seed-notices';
