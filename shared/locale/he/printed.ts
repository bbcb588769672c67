import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'תמצית, ניסיון תעסוקתי, השכלה, פרויקטים, כישורים, הסמכות, שפות, פרסים, פרסומים, התנדבות, תחומי עניין, ממליצים',
  additional: 'מידע נוסף',
  labels: 'ממוצע, דוא״ל, טלפון, אתר, קישור, טכנולוגיות',
  graduated: 'סיום לימודים',
  inField: 'בתחום',
  present: 'היום',
  until: 'עד',
  months: 'ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר',
  numbers: 'MM/YYYY',
  usual: 'numbers',
  levels: 'מתחיל, בינוני, מתקדם, מומחה',
})
