import type { AuthMessages } from '../session/messages';

/** Japanese messages for a `SessionError` and a greeting. @public */
export const japanese: AuthMessages = {
  errors: {
    'sign-in-without-token': 'ログインサービスから正しいトークンが返されませんでした',
    'social-sign-in-without-token': 'ログイン基盤に異常があります。JSON の形式とトークンを確認してください',
    'register-without-token': '登録サービスに異常があります',
    'second-factor-needed': 'このログインには 2 段階目の認証が必要です',
    'refresh-without-token': 'ログインを更新できませんでした。もう一度ログインしてください',
    'profile-malformed': 'ユーザー情報サービスに異常があります。項目 {field} の形式が正しくありません',
    'profile-unreadable': 'ユーザー情報サービスに異常があります。応答の形式が正しくありません',
    'route-list-malformed': '返されたルート一覧の形式が正しくありません',
    superseded: 'ログイン状態が変わったため、この結果は無効です',
    'not-signed-in': 'ログインしていません',
    'call-missing': 'この呼び出しは設定されていません',
  },
  greetings: {
    earlyMorning: 'おはようございます',
    morning: 'おはようございます',
    noon: 'こんにちは',
    afternoon: 'こんにちは',
    evening: 'こんばんは',
  },
  virtualRoles: 'ログインの確認はオフです',
};
