export { type CaslRule, CaslRuleError, type FromCaslOptions, fromCaslRules } from '../records/from-casl-rules';
