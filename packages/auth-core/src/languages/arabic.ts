import type { AuthMessages } from '../session/messages';

/** Arabic messages for a `SessionError` and a greeting. @public */
export const arabic: AuthMessages = {
  errors: {
    'sign-in-without-token': 'لم تُعد خدمة تسجيل الدخول رمزًا صحيحًا',
    'social-sign-in-without-token': 'خدمة الدخول الأساسية غير سليمة: تحقق من صيغة JSON المعادة ومن الرمز',
    'register-without-token': 'خدمة إنشاء الحسابات غير سليمة',
    'second-factor-needed': 'يحتاج تسجيل الدخول هذا إلى خطوة ثانية',
    'refresh-without-token': 'تعذّر تجديد تسجيل الدخول، سجّل الدخول مرة أخرى',
    'profile-malformed': 'خدمة بيانات المستخدم غير سليمة: صيغة الحقل {field} خاطئة',
    'profile-unreadable': 'خدمة بيانات المستخدم غير سليمة: صيغة ردها خاطئة',
    'route-list-malformed': 'صيغة قائمة المسارات المعادة خاطئة',
    superseded: 'تغيّر تسجيل الدخول في هذه الأثناء، ولم تعد هذه النتيجة صالحة',
    'not-signed-in': 'لم يسجّل أحد الدخول',
    'call-missing': 'هذا الاستدعاء غير معدّ',
  },
  greetings: {
    earlyMorning: 'صباح الخير',
    morning: 'صباح الخير',
    noon: 'طاب يومك',
    afternoon: 'مساء الخير',
    evening: 'مساء الخير',
  },
  virtualRoles: 'اعتراض تسجيل الدخول متوقف',
};
