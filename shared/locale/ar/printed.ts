import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'نبذة شخصية, الخبرة المهنية, التعليم, المشاريع, المهارات, الشهادات, اللغات, الجوائز, المنشورات, العمل التطوعي, الاهتمامات, المراجع',
  additional: 'معلومات إضافية',
  labels: 'المعدل, البريد الإلكتروني, الهاتف, الموقع الإلكتروني, الرابط, التقنيات',
  graduated: 'تخرج في',
  inField: 'في',
  present: 'حتى الآن',
  until: 'حتى',
  comma: '، ',
  months: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
  numbers: 'MM/YYYY',
  usual: 'numbers',
  levels: 'مبتدئ, متوسط, متقدم, خبير',
})
