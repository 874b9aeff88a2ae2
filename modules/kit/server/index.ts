export {
  type Database,
  DatabaseError,
  type Result,
  type Row,
  type Statement,
  type Value,
} from './database';
export type { Account } from './http/account';
export { CallFailure, requireRecord } from './http/call-failure';
export { callsPage } from './http/calls-page';
export { type Envelope, failure, success } from './http/envelope';
export { judgeFailure, judgeResponse } from './http/judge';
export { type Language, languageOf } from './http/language';
export { likeForm } from './http/like-form';
export { listen } from './http/listen';
export { type MessageName, sentence } from './http/messages';
export { onlyThisMachine } from './http/only-this-machine';
export { type CallFacts, toOpenApi } from './http/open-api';
export { originOf, toPlace } from './http/origin';
export { type Payload, readPayload } from './http/payload';
export { badField, readForm, readQuery, wrongField } from './http/read-input';
export { type AcceptedVersions, refuseIfMatch, sendVersion, versionIn, writeVersion } from './http/record-version';
export { isLoopback, noteAddress, noteOrigin, remoteAddress } from './http/remote-address';
export type { RecordedAction, RecordedChange, SandboxEnv } from './http/sandbox-env';
export { contentSecurityPolicy, securityHeaders } from './http/security-headers';
export { insertRows } from './insert-rows';
export { avatarPicture, scenePicture } from './picture';
export { dayLength, parseDate, startOfDay, toClock, toDate, toDay } from './platform/business-time';
export { createClock } from './platform/clock';
export {
  type AddCall,
  type AddedCall,
  type AddPage,
  type Calls,
  createCalls,
  type Given,
} from './platform/create-calls';
export { createPlatform } from './platform/create-platform';
export { createRecordWrites, type Write } from './platform/create-record-writes';
export { afterWrites } from './platform/database/after-writes';
export { cannotOpen } from './platform/database/cannot-open';
export { defaultFreezeDays } from './platform/database/commission';
export { rateOf } from './platform/database/commission-step';
export { createEventFeed, type EventFeed, type Happened } from './platform/database/event-feed';
export { storedEvents } from './platform/database/live-step';
export { mergeInSteps } from './platform/database/merge-in-steps';
export { type DatabasePlace, openDatabase } from './platform/database/open-database';
export { openWasm, type WasmDatabase } from './platform/database/open-wasm';
export { orderCityStep } from './platform/database/order-city-step';
export { orderSearchStep } from './platform/database/order-search-step';
export { orderStretchStep } from './platform/database/order-stretch-step';
export { actionTriggers } from './platform/database/people-step';
export { searchMergeStep } from './platform/database/search-merge-step';
export { searchedColumns, withoutBlanks } from './platform/database/search-words-step';
export { toDatabase } from './platform/database/to-database';
export { findByPassword } from './platform/find-by-password';
export { Conflict, type IdempotencyKey, KeyTaken, noteWritten, once, writeOnce } from './platform/idempotency';
export {
  between,
  contains,
  either,
  equals,
  type ListPlan,
  type ListQuery,
  type ListWindow,
  listRows,
  oneOf,
  type RowList,
  readWindow,
  toDayNumber,
  toIso,
  whereOf,
} from './platform/list-rows';
export { containsMasked, maskedPhone, maskPhone, toMasked } from './platform/mask-phone';
export { toPinyin, toSyllables } from './platform/pinyin';
export type { Platform } from './platform/platform';
export { entryKey } from './platform/read-key';
export { rowReader } from './platform/read-row';
export { findLiveAccount, readToken } from './platform/require-token';
export {
  explainRefusal,
  type FactWords,
  mayNot,
  missesOnly,
  onlyOwner,
  type Person,
  subjectOf,
} from './platform/rights';
export { differences } from './record/differences';
export { noteAction, recordActions } from './record/record-actions';
export type { RecordKind } from './record/record-snapshots';
export {
  describeRegion,
  distanceBetween,
  districtsOf,
  findRegion,
  offeredCities,
  offeredCityNames,
} from './samples/regions';
export { createSampler, type Sampler } from './samples/sampler';
export { personName, phoneNumber, streetName } from './samples/vocabulary';
export type { AddCalls, ServerModule, ServerOptions } from './server-module';
export { findAccountById, findAccountByName, findAccountByPhone, toNames } from './session/account';
export { accountStatements, accountTables, passwordStatements } from './session/account-rows';
export { createAttemptLimit } from './session/attempt-limit';
export type { CaptchaMode } from './session/captchas';
export { type DemoAccount, demoAccountId, demoAccounts, newcomer, withFreshPasswords } from './session/demo-accounts';
export { digest, randomText, randomToken } from './session/digest';
export { createExpiringMap } from './session/expiring-map';
export { FailuresUsedUp, TooManyTries } from './session/failure-limit';
export { siteOf } from './session/passkeys';
export { defaultPasswordCost, hashPassword } from './session/password-hash';
export type { FirstStep, SecondStep } from './session/second-factor';
export { busy, requireCapacity, tooManyAttempts, tryLimited } from './session/try-limited';
export { type Condition, joinSql, raw, sql, where } from './sql';
